import { useEffect, useState } from 'react';
import { RequestError, send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormFault } from '../parts/FormFault.tsx';
import { LinkGone } from '../parts/LinkGone.tsx';
import styles from '../parts/public.module.css';
import { useSending } from '../parts/useSending.ts';

/** Unlocks whoever was mailed the link, and goes to the sign-in page. */
export function UnlockUser({ words, params }: PublicScreenProps) {
  const token = params.token ?? '';
  const [isGone, setGone] = useState(false);
  const sending = useSending(words);
  const { run } = sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is used once.
  useEffect(() => {
    async function unlock(): Promise<void> {
      try {
        await send('/api/users/unlock', undefined, { method: 'POST', body: { token } });
        location.replace('/login?reason=unlocked');
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 404) throw error;
        setGone(true);
      }
    }
    void run(unlock);
  }, [token]);

  if (isGone) return <LinkGone words={words} href="/forgot_password" label={words('access.forgot_password.instead')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.unlock_user.title')}</h1>
      <FormFault words={words} problem={sending.problemBeside([])} wait={sending.wait} />
      <p role="status">{words('access.unlock_user.text')}</p>
    </>
  );
}
