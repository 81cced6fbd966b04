import { useTranslate } from 'react-admin';
import { CopyButton } from '../../parts/buttons/CopyButton.tsx';
import styles from './DetailScreen.module.css';

/** The id by which support and programs identify the record. */
export function RecordId({ id }: { readonly id: string }) {
  const label = useTranslate()('detail.id');
  return (
    <span className={styles.id}>
      <span className="unseen">{label}: </span>
      <code>{id}</code>
      <CopyButton value={id} label={label} />
    </span>
  );
}
