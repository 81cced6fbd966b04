import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../icons/Icon.tsx';
import styles from './CopyButton.module.css';

/** How long the button confirms the copy, in milliseconds. Rule navigation.copy. */
const SAYS_FOR = 1_000;

/** Copies a value, and confirms it for a second. */
export function CopyButton({ value, label }: { readonly value: string; readonly label: string }) {
  const translate = useTranslate();
  const [said, setSaid] = useState<'list.copied' | 'list.copy_failed'>();

  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAYS_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('list.copied');
    } catch {
      // Without a secure context there is no clipboard.
      setSaid('list.copy_failed');
    }
  }

  const name = translate('list.copy', { label });
  return (
    <span className={styles.copy}>
      <button type="button" aria-label={name} title={name} onClick={() => void copy()}>
        <Icon name={said === 'list.copied' ? 'check' : 'copy'} size={16} />
      </button>
      <span role="status" className={styles.said} data-failed={said === 'list.copy_failed'}>
        {said && translate(said)}
      </span>
    </span>
  );
}
