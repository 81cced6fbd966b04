import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './DetailScreen.module.css';
import type { BackAddress } from './useBackAddress.ts';

/** The link back to the list that contains the record. */
export function BackLink({ back }: { readonly back: BackAddress | undefined }) {
  const translate = useTranslate();
  if (back === undefined) return null;
  return (
    <Link className={styles.back} data-print="never" to={back.to}>
      <Icon name="arrow-left" size={16} />
      {translate('detail.back', { label: translate(back.label) })}
    </Link>
  );
}
