import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './public.module.css';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** The validation error, as text. */
  readonly error: string | undefined;
  /** Content at the end of the field. */
  readonly end?: ReactNode;
}

/** A labelled input with its validation error; the line of the error is always reserved, so that nothing moves. */
export function Field({ label, error, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.input}>
        <input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-error`} />
        {end}
      </div>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
