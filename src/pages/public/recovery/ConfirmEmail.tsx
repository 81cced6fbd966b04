import { type FormEvent, useState } from 'react';
import type { ConfirmedEmail } from '#contract/generated/api.ts';
import { Button, goToVerification, send, signInAt, UsernameField } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { ExpiredLink } from '../parts/ExpiredLink.tsx';
import { FormError } from '../parts/FormError.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { clearPendingSignIn, withNext } from '../parts/pendingSignIn.ts';
import styles from '../parts/public.module.css';
import { useLink } from '../parts/useLink.ts';

const ADDRESS = '/api/users/confirm_email';

/** The screen of a link that confirms an e-mail. A new user enters the chosen password, and is signed in. */
export function ConfirmEmail({ boot, words, params, onSignedIn }: PublicScreenProps) {
  const token = params.token ?? '';
  const [email, setEmail] = useState<string>();
  const { isGone, sending, run } = useLink(words, token, async () => {
    const { body } = await send(ADDRESS, undefined, { method: 'POST', body: { token } });
    const confirmed = body as ConfirmedEmail;
    if (confirmed.status === 'PASSWORD_NEEDED') return setEmail(confirmed.email);
    clearPendingSignIn();
    location.replace(withNext('/login?reason=email-confirmed'));
  });

  async function begin(password: string): Promise<void> {
    const demand = await signInAt(ADDRESS, { token, password }, boot.authentication);
    clearPendingSignIn();
    if (demand === undefined) await onSignedIn();
    else goToVerification(demand);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password !== '') void run(() => begin(password));
  }

  if (isGone) return <ExpiredLink words={words} href="/confirm_email" label={words('access.confirm_email.again')} />;
  return (
    <>
      <h1 className={styles.title}>{words('access.confirm_email.confirm_title')}</h1>
      {email !== undefined && <p>{words('access.confirm_email.password', { email })}</p>}
      <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
        <FormError words={words} error={sending.formError([])} wait={sending.wait} />
        {email === undefined ? (
          sending.busy && <p>{words('access.loading')}</p>
        ) : (
          <>
            <UsernameField email={email} />
            <PasswordField words={words} error={undefined} onInput={sending.clear} />
            <Button type="submit" kind="primary" aria-disabled={sending.busy || sending.wait > 0}>
              {words('access.confirm_email.submit')}
            </Button>
          </>
        )}
      </form>
    </>
  );
}
