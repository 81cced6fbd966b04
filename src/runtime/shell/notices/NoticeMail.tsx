import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedNotice } from '#contract/generated/api.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { request } from '../../core/session/request.ts';
import styles from './NoticeBars.module.css';

/** Has what a bar says mailed to the person. Rule notices.ip-whitelist-reminder. */
export function NoticeMail({ mail: { label, address } }: Required<Pick<ResolvedNotice, 'mail'>>) {
  const translate = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await request(address, { method: 'POST', body: {} });
      toast(translate('notices.mail_sent', { email: (body as { to: string }).to }));
    } catch {
      toast(translate('notices.mail_error'), 'critical');
    }
    setBusy(false);
  }

  return (
    <button type="button" className={styles.mail} aria-disabled={busy} onClick={busy ? undefined : () => void send()}>
      {translate(label)}
    </button>
  );
}
