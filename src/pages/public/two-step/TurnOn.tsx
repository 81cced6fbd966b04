import { type FormEvent, useState } from 'react';
import type { AuthenticatorSetup, BackupCodes, SecurityAnswer } from '#contract/generated/api.ts';
import { Button, request, UsernameField, type Words } from '#runtime/index.ts';
import { FormError } from '../parts/FormError.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import styles from '../parts/public.module.css';
import { useSubmission } from '../parts/useSubmission.ts';
import { FirstCode } from './FirstCode.tsx';
import { MethodChoice } from './MethodChoice.tsx';

interface TurnOnProps {
  readonly security: SecurityAnswer;
  readonly words: Words;
  /** It is on; these codes replace it in an emergency. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Chooses the second factor and confirms it by the password; then the authenticator is set up. */
export function TurnOn({ security, words, onCodes }: TurnOnProps) {
  const [method, setMethod] = useState<'authenticator' | 'phone_number'>('authenticator');
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const sending = useSubmission(words);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const headers = { 'x-confirmation-password': encodeURIComponent(password) };
    await sending.run(async () => {
      if (method === 'authenticator') {
        const answer = await request('/api/user/authenticator', { method: 'POST', headers });
        setSetup(answer.body as AuthenticatorSetup);
      } else {
        const answer = await request('/api/user/text_message_login', { method: 'PUT', headers });
        onCodes((answer.body as BackupCodes).codes);
      }
    });
  }

  if (setup !== undefined) return <FirstCode setup={setup} words={words} onCodes={onCodes} />;
  return (
    <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={(event) => void submit(event)}>
      <p>{words('access.2fa_setup.text')}</p>
      <MethodChoice method={method} security={security} words={words} onChoose={setMethod} />
      <UsernameField email={security.email} />
      <PasswordField words={words} error={sending.fieldError('current_password')} onInput={sending.clear} />
      <FormError words={words} error={sending.formError(['current_password'])} wait={sending.wait} />
      <Button type="submit" kind="primary" aria-disabled={sending.busy || sending.wait > 0}>
        {words('access.2fa_setup.continue')}
      </Button>
    </form>
  );
}
