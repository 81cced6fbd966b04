import { useEffect, useState } from 'react';
import { RequestError, send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormFault } from '../parts/FormFault.tsx';
import { LinkGone } from '../parts/LinkGone.tsx';
import styles from '../parts/public.module.css';
import { useSending } from '../parts/useSending.ts';

/** Makes the browser known in which the mailed link is opened. What it is known by is its cookie: how it draws is not asked. */
export function DeviceVerification({ words, params }: PublicScreenProps) {
  const token = params.hash ?? '';
  const [state, setState] = useState<'done' | 'gone'>();
  const sending = useSending(words);
  const { run } = sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once.
  useEffect(() => {
    async function verify(): Promise<void> {
      try {
        await send('/api/users/device_verification', undefined, { method: 'POST', body: { token } });
        setState('done');
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'LINK_NOT_VALID_ERROR') throw error;
        setState('gone');
      }
    }
    void run(verify);
  }, [token]);

  if (state === 'gone')
    return <LinkGone words={words} href="/login" label={words('access.device_verification.sign_in')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.device_verification.title')}</h1>
      <FormFault words={words} problem={sending.problemBeside([])} wait={sending.wait} />
      <p role="status">{state === 'done' ? words('access.device_verification.done') : ''}</p>
      <a href="/login">{words('access.device_verification.sign_in')}</a>
    </>
  );
}
