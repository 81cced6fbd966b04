import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './public.module.css';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** What is wrong with the value, in words. */
  readonly problem: string | undefined;
  /** What stands inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A labelled input with its problem in place; the problem's line is always there, so nothing moves. */
export function Field({ label, problem, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.input}>
        <input {...input} id={id} aria-invalid={problem !== undefined} aria-describedby={`${id}-problem`} />
        {end}
      </div>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
