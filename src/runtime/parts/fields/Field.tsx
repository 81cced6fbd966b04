import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
  readonly children: ReactNode;
}

/** A field outside of declared forms, which looks as theirs do: its label, what is filled in, and what is wrong with it. */
export function Field({ id, label, problem, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={problem !== undefined || undefined}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children}
      {problem !== undefined && (
        <div id={`${id}-errors`} className={styles.problem} role="alert">
          <p>{problem}</p>
        </div>
      )}
    </div>
  );
}
