import { useEffect, useState } from 'react';
import type { PasswordLink } from '#contract/generated/api.ts';
import { RequestError, send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormFault } from '../parts/FormFault.tsx';
import { LinkGone } from '../parts/LinkGone.tsx';
import styles from '../parts/public.module.css';
import { useSending } from '../parts/useSending.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

/** What the link of a forgotten password opens. */
export function ChangePassword({ boot, words, params }: PublicScreenProps) {
  const token = params.token ?? '';
  const [email, setEmail] = useState<string>();
  const [isGone, setGone] = useState(false);
  const sending = useSending(words);
  const { run } = sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once.
  useEffect(() => {
    async function look(): Promise<void> {
      try {
        const { body } = await send('/api/users/change_password_link', undefined, { method: 'POST', body: { token } });
        setEmail((body as PasswordLink).email);
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 404) throw error;
        setGone(true);
      }
    }
    void run(look);
  }, [token]);

  if (isGone) return <LinkGone words={words} href="/forgot_password" label={words('access.forgot_password.again')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.change_password.title')}</h1>
      <FormFault words={words} problem={sending.problemBeside([])} wait={sending.wait} />
      {email === undefined ? (
        sending.busy && <p aria-busy="true">{words('access.loading')}</p>
      ) : (
        <>
          <p>{words('access.change_password.text', { email })}</p>
          <ChoosePassword boot={boot} words={words} token={token} email={email} onGone={() => setGone(true)} />
        </>
      )}
    </>
  );
}
