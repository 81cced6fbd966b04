import { type FormEvent, useState } from 'react';
import type { MailAnswer } from '#contract/generated/api.ts';
import { Button, send, type Words } from '#runtime/index.ts';
import { Field } from '../parts/Field.tsx';
import { FormFault } from '../parts/FormFault.tsx';
import styles from '../parts/public.module.css';
import { useSending } from '../parts/useSending.ts';
import { useWait } from '../parts/useWait.ts';

interface CheckMailProps {
  readonly words: Words;
  /** Where the link went; `undefined`: they have to say. */
  readonly email: string | undefined;
}

/** Says where to look for the link that confirms an e-mail, and sends it again. */
export function CheckMail({ words, email }: CheckMailProps) {
  const [typed, setTyped] = useState(email ?? '');
  const [isSent, setSent] = useState(email !== undefined);
  const sending = useSending(words);
  const again = useWait();

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
        <FormFault words={words} problem={sending.problemBeside(['email'])} wait={sending.wait} />
        {email === undefined && (
          <Field
            label={words('sign_in.email')}
            problem={sending.problemAt('email') && words('sign_in.email_invalid')}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setSent(false);
            }}
          />
        )}
        <Button
          type="submit"
          kind={isSent ? 'plain' : 'primary'}
          aria-disabled={sending.busy || sending.wait > 0 || again.seconds > 0}
        >
          {again.seconds > 0 && words('access.resend_wait', { seconds: again.seconds })}
          {again.seconds === 0 && words(isSent ? 'access.resend' : 'access.forgot_password.submit')}
        </Button>
      </form>
    </>
  );
}
