import { useTranslate } from 'react-admin';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './NarrowedNote.module.css';
import type { SavedViews } from './useSavedViews.ts';

/** The note that the list shows less than its view or link requests. */
export function NarrowedNote({ views: { narrowed } }: { readonly views: SavedViews }) {
  const translate = useTranslate();
  if (narrowed === undefined) return null;
  return (
    <p role="status" className={styles.note}>
      <Icon name="alert" size={16} />
      {translate(narrowed)}
    </p>
  );
}
