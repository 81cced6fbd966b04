import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import styles from './PoweredBy.module.css';

/** The provider behind a white-label brand, if its pack names it. Rule brands.powered-by. */
export function PoweredBy() {
  const translate = useTranslate();
  const { powered_by: image } = useConsole().console.brand;
  if (image === undefined) return null;
  return (
    <p className={styles.powered}>
      <img src={image} alt={translate('sign_in.powered_by')} height={20} />
    </p>
  );
}
