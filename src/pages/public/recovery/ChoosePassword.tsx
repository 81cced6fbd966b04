import { type FormEvent, useState } from 'react';
import { passwordProblem } from '#contract/password/passwordProblem.ts';
import { Button, clearStored, RequestError, send, UsernameField } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormError } from '../parts/FormError.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { withNext } from '../parts/pendingSignIn.ts';
import styles from '../parts/public.module.css';
import { useSubmission } from '../parts/useSubmission.ts';

interface ChoosePasswordProps extends Pick<PublicScreenProps, 'boot' | 'words'> {
  readonly token: string;
  /** The owner's e-mail; empty if unknown here. */
  readonly email: string;
  /** The token is no longer valid. */
  readonly onGone: () => void;
}

/** Sets a password with a token, and opens the sign-in page. */
export function ChoosePassword({ boot, words, token, email, onGone }: ChoosePasswordProps) {
  const [password, setPassword] = useState('');
  const sending = useSubmission(words);
  const owner = { email, brand: boot.brand.name };

  async function change(): Promise<void> {
    const body = { token, new_password: password };
    try {
      await send('/api/users/change_password', undefined, { method: 'POST', body });
    } catch (error) {
      if (error instanceof RequestError && error.code === 'LINK_NOT_VALID_ERROR') return onGone();
      throw error;
    }
    // The user's sessions have ended with the old password. A session that is still stored here would be tried before
    // the sign-in page is shown, which would then report its end instead.
    clearStored({ keepDrafts: true });
    location.assign(withNext('/login?reason=password-changed'));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('new-password');
    if (passwordProblem(password, owner) === undefined) void sending.run(change);
    // The field itself shows its validation error once it was left.
    else if (field instanceof HTMLInputElement) {
      field.blur();
      field.focus();
    }
  }

  return (
    <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
      <FormError words={words} error={sending.formError(['new_password'])} wait={sending.wait} />
      {email !== '' && <UsernameField email={email} />}
      <NewPasswordField
        words={words}
        label={words('access.new_password')}
        owner={owner}
        value={password}
        error={sending.fieldError('new_password')}
        onChange={(value) => {
          setPassword(value);
          sending.clear();
        }}
      />
      <Button type="submit" kind="primary" aria-disabled={sending.busy || sending.wait > 0}>
        {words('access.change_password.submit')}
      </Button>
    </form>
  );
}
