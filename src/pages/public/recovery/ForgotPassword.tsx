import { type FormEvent, useState } from 'react';
import type { MailAnswer } from '#contract/generated/api.ts';
import { send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useCountdown } from '../parts/useCountdown.ts';
import { useSubmission } from '../parts/useSubmission.ts';
import { ResendMailButton } from './ResendMailButton.tsx';

/** Requests a link to set a new password. The text does not reveal whether the e-mail is registered. */
export function ForgotPassword({ words }: PublicScreenProps) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const sending = useSubmission(words);
  const again = useCountdown();

  async function sendLink(): Promise<void> {
    const { body } = await send('/api/users/forgot_password', undefined, { method: 'POST', body: { email } });
    setSentTo(email.trim());
    again.start((body as MailAnswer).resend_seconds);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (again.seconds === 0) void sending.run(sendLink);
  }

  return (
    <>
      <h1 className={styles.title}>
        {words(sentTo === undefined ? 'access.forgot_password.title' : 'access.forgot_password.sent_title')}
      </h1>
      <p role="status">
        {sentTo === undefined
          ? words('access.forgot_password.text')
          : words('access.forgot_password.sent_text', { email: sentTo })}
      </p>
      <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
        <FormError words={words} error={sending.formError(['email'])} wait={sending.wait} />
        {sentTo === undefined && (
          <EmailField
            words={words}
            error={sending.fieldError('email') && words('sign_in.email_invalid')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        <ResendMailButton words={words} sending={sending} isSent={sentTo !== undefined} seconds={again.seconds} />
      </form>
      <p className={styles.links}>
        <a href="/login">{words('access.to_sign_in')}</a>
      </p>
    </>
  );
}
