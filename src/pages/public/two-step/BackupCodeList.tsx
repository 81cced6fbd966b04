import { useState } from 'react';
import { Button, type Words } from '#runtime/index.ts';
import styles from '../parts/public.module.css';
import own from './twoStep.module.css';

interface BackupCodeListProps {
  readonly codes: readonly string[];
  readonly words: Words;
  readonly onDone: () => void;
}

/** Backup codes, shown once: to copy, or to download as a file. */
export function BackupCodeList({ codes, words, onDone }: BackupCodeListProps) {
  const [said, setSaid] = useState<'copied' | 'copy_failed'>();
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      // Without a secure context there is no clipboard.
      setSaid('copy_failed');
    }
  }

  return (
    <div className={styles.form}>
      <p>{words('access.2fa_setup.codes_text')}</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={own.bar}>
        <Button onClick={() => void copy()}>{words('access.2fa_setup.copy')}</Button>
        <a
          className={own.download}
          download="backup-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {words('access.2fa_setup.download')}
        </a>
      </div>
      <p role="status">{said && words(`access.2fa_setup.${said}`)}</p>
      <Button kind="primary" onClick={onDone}>
        {words('access.2fa_setup.done')}
      </Button>
    </div>
  );
}
