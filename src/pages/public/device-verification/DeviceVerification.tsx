import { useState } from 'react';
import { send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { ExpiredLink } from '../parts/ExpiredLink.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useLink } from '../parts/useLink.ts';

/**
 * Registers the browser in which the mailed link is opened. The browser is identified by its cookie, not by its
 * fingerprint.
 */
export function DeviceVerification({ words, params }: PublicScreenProps) {
  const token = params.hash ?? '';
  const [isDone, setDone] = useState(false);
  const { isGone, sending } = useLink(words, token, async () => {
    await send('/api/users/device_verification', undefined, { method: 'POST', body: { token } });
    setDone(true);
  });

  if (isGone) return <ExpiredLink words={words} href="/login" label={words('access.device_verification.sign_in')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.device_verification.title')}</h1>
      <FormError words={words} error={sending.formError([])} wait={sending.wait} />
      <p role="status">{isDone ? words('access.device_verification.done') : ''}</p>
      <a href="/login">{words('access.device_verification.sign_in')}</a>
    </>
  );
}
