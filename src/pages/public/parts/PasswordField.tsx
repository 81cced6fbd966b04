import { useState } from 'react';
import { IconShape, PUBLIC_ICON_PATHS, type Words } from '#runtime/index.ts';
import { Field } from './Field.tsx';
import styles from './public.module.css';

interface PasswordFieldProps {
  readonly words: Words;
  readonly error: string | undefined;
  readonly onInput: () => void;
}

/** The password, with a button that makes it readable. */
export function PasswordField({ words, error, onInput }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={words('sign_in.password')}
      error={error}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      onInput={onInput}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={words(shown ? 'sign_in.password_hide' : 'sign_in.password_show')}
          onClick={() => setShown(!shown)}
        >
          <IconShape path={PUBLIC_ICON_PATHS[shown ? 'eye-off' : 'eye']} />
        </button>
      }
    />
  );
}
