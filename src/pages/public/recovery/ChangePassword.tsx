import { useState } from 'react';
import type { PasswordLink } from '#contract/generated/api.ts';
import { send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { ExpiredLink } from '../parts/ExpiredLink.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useLink } from '../parts/useLink.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

/** The screen of a link for a forgotten password. */
export function ChangePassword({ boot, words, params }: PublicScreenProps) {
  const token = params.token ?? '';
  const [email, setEmail] = useState<string>();
  const { isGone, sending, lose } = useLink(words, token, async () => {
    const { body } = await send('/api/users/change_password_link', undefined, { method: 'POST', body: { token } });
    setEmail((body as PasswordLink).email);
  });

  if (isGone)
    return <ExpiredLink words={words} href="/forgot_password" label={words('access.forgot_password.again')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.change_password.title')}</h1>
      <FormError words={words} error={sending.formError([])} wait={sending.wait} />
      {email === undefined ? (
        sending.busy && <p aria-busy="true">{words('access.loading')}</p>
      ) : (
        <>
          <p>{words('access.change_password.text', { email })}</p>
          <ChoosePassword boot={boot} words={words} token={token} email={email} onGone={lose} />
        </>
      )}
    </>
  );
}
