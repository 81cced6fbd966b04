import { type FormEvent, useState } from 'react';
import type { MailAnswer } from '#contract/generated/api.ts';
import { send, type Words } from '#runtime/index.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useCountdown } from '../parts/useCountdown.ts';
import { useSubmission } from '../parts/useSubmission.ts';
import { ResendMailButton } from './ResendMailButton.tsx';

interface CheckMailProps {
  readonly words: Words;
  /** The address of the mail; `undefined`: the user has to enter it. */
  readonly email: string | undefined;
}

/** Describes where to find the confirmation link, and sends it again. */
export function CheckMail({ words, email }: CheckMailProps) {
  const [typed, setTyped] = useState(email ?? '');
  const [isSent, setSent] = useState(email !== undefined);
  const sending = useSubmission(words);
  const again = useCountdown();

  async function resend(): Promise<void> {
    const options = { method: 'POST', body: { email: typed } } as const;
    const { body } = await send('/api/users/resend_email_verification', undefined, options);
    setSent(true);
    again.start((body as MailAnswer).resend_seconds);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (again.seconds === 0) void sending.run(resend);
  }

  return (
    <>
      <p role="status">
        {isSent ? words('access.confirm_email.sent', { email: typed.trim() }) : words('access.confirm_email.ask')}
      </p>
      <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
        <FormError words={words} error={sending.formError(['email'])} wait={sending.wait} />
        {email === undefined && (
          <EmailField
            words={words}
            error={sending.fieldError('email') && words('sign_in.email_invalid')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setSent(false);
            }}
          />
        )}
        <ResendMailButton words={words} sending={sending} isSent={isSent} seconds={again.seconds} />
      </form>
    </>
  );
}
