import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** The validation error, as text. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A field outside of declared forms, in the same layout: label, input and validation error. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <div id={`${id}-errors`} className={styles.error} role="alert">
          <p>{error}</p>
        </div>
      )}
    </div>
  );
}
