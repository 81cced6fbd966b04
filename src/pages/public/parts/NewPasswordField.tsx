import { useState } from 'react';
import { type PasswordOwner, passwordProblem } from '#contract/password/passwordProblem.ts';
import { IconShape, PUBLIC_ICON_PATHS, type Words } from '#runtime/index.ts';
import { Field } from './Field.tsx';
import styles from './public.module.css';

interface NewPasswordFieldProps {
  readonly words: Words;
  readonly label: string;
  /** The owner of the password, as far as known here. */
  readonly owner: PasswordOwner;
  readonly value: string;
  /** The server's validation error, as text. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * A new password. It is validated when the field is left, by the same rules as on the server; the server has further
 * ones.
 */
export function NewPasswordField({ words, label, owner, value, error, onChange }: NewPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const own = isLeft && value !== '' ? passwordProblem(value, owner) : undefined;
  const message = error ?? (own && words(`form_errors.${own}`));
  return (
    <>
      <Field
        label={label}
        error={message}
        type={isShown ? 'text' : 'password'}
        name="new-password"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1024}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setLeft(true)}
        end={
          <button
            type="button"
            className={styles.reveal}
            aria-label={words(isShown ? 'sign_in.password_hide' : 'sign_in.password_show')}
            onClick={() => setShown(!isShown)}
          >
            <IconShape path={PUBLIC_ICON_PATHS[isShown ? 'eye-off' : 'eye']} />
          </button>
        }
      />
      {message === undefined && <p className={styles.hint}>{words('access.password_hint')}</p>}
    </>
  );
}
