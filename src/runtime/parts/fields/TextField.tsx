import { type InputHTMLAttributes, useId } from 'react';
import { Field } from './Field.tsx';
import styles from './fields.module.css';

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'autoComplete' | 'readOnly'> {
  readonly label: string;
  readonly type?: 'text' | 'password' | 'tel';
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange?: (value: string) => void;
}

/** A text field of one line. */
export function TextField({ label, type = 'text', value, error, onChange, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <input
        {...input}
        id={id}
        type={type}
        className={styles.control}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-errors`}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Field>
  );
}
