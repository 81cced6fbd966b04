import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../icons/Icon.tsx';
import styles from './CopyButton.module.css';

/** Whether the browser can hand an address to other apps, as those of phones do. */
function canShare(): boolean {
  return 'share' in navigator;
}

/** Opens the sheet of the device that sends an address on; nothing where the browser has none. Rule details.share. */
export function ShareButton({ address, label }: { readonly address: string; readonly label: string }) {
  const translate = useTranslate();
  const [hasFailed, setHasFailed] = useState(false);
  if (!canShare()) return null;

  async function share(): Promise<void> {
    setHasFailed(false);
    try {
      await navigator.share({ url: address });
    } catch (error) {
      // Closing the sheet without a choice is an error of this name.
      setHasFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  const name = translate('list.share', { label });
  return (
    <span className={styles.copy}>
      <button type="button" aria-label={name} title={name} onClick={() => void share()}>
        <Icon name="share" size={16} />
      </button>
      <span role="status" className={styles.said} data-failed={hasFailed}>
        {hasFailed && translate('list.share_failed')}
      </span>
    </span>
  );
}
