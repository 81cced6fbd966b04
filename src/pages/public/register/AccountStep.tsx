import { type FormEvent, useState } from 'react';
import { passwordProblem } from '#contract/password/passwordProblem.ts';
import { Button } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { Field } from '../parts/Field.tsx';
import { FormError } from '../parts/FormError.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import styles from '../parts/public.module.css';
import type { Submission } from '../parts/useSubmission.ts';
import { ACCOUNT_FIELDS, type RegistrationValues, type SetValues } from './RegistrationValues.ts';

interface AccountStepProps extends Pick<PublicScreenProps, 'boot' | 'words'> {
  readonly entered: RegistrationValues;
  readonly enter: SetValues;
  readonly sending: Submission;
  readonly onDone: () => void;
}

const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/;

/** The step about the user. */
export function AccountStep({ boot, words, entered, enter, sending, onDone }: AccountStepProps) {
  const [isTried, setTried] = useState(false);
  const { full_name, email, password } = entered;
  const owner = { email: email.trim(), brand: boot.brand.name };
  const weak = passwordProblem(password, owner);
  const nameError = isTried && full_name.trim() === '' ? words('form_errors.required') : undefined;
  const emailError = isTried && !EMAIL.test(email) ? words('sign_in.email_invalid') : undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const { elements } = event.currentTarget;
    const wrong =
      (full_name.trim() === '' && 'full_name') ||
      (!EMAIL.test(email) && 'email') ||
      (weak && 'new-password') ||
      undefined;
    if (wrong === undefined) {
      onDone();
      return;
    }
    const field = elements.namedItem(wrong);
    if (field instanceof HTMLInputElement) {
      // It shows its own validation error once it was left.
      field.focus();
      field.blur();
      field.focus();
    }
  }

  return (
    <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
      <FormError words={words} error={sending.formError(ACCOUNT_FIELDS)} wait={sending.wait} />
      <Field
        label={words('access.register.full_name')}
        error={nameError ?? sending.fieldError('full_name')}
        name="full_name"
        autoComplete="name"
        maxLength={100}
        value={full_name}
        onChange={({ target }) => enter({ full_name: target.value })}
      />
      <EmailField
        words={words}
        error={emailError ?? sending.fieldError('email')}
        value={email}
        onChange={({ target }) => enter({ email: target.value })}
      />
      <NewPasswordField
        words={words}
        label={words('sign_in.password')}
        owner={owner}
        value={password}
        error={sending.fieldError('password')}
        onChange={(value) => enter({ password: value })}
      />
      <Button type="submit" kind="primary" aria-disabled={sending.busy || sending.wait > 0}>
        {words('access.register.next')}
      </Button>
    </form>
  );
}
