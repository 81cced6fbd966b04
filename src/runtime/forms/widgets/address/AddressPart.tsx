import type { ReactNode } from 'react';
import styles from '../../../parts/fields/forms.module.css';

interface AddressPartProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly errors: readonly string[];
  readonly width: 'full' | 'half';
  readonly children: ReactNode;
}

/** One part of an address: label, control, help and errors. */
export function AddressPart({ id, label, help, errors, width, children }: AddressPartProps) {
  return (
    <div className={styles.cell} data-width={width}>
      <div className={styles.field} data-invalid={errors.length > 0 || undefined}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {children}
        {help !== undefined && (
          <small id={`${id}-help`} className={styles.help}>
            {help}
          </small>
        )}
        {errors.length > 0 && (
          <div id={`${id}-errors`} className={styles.error}>
            {[...new Set(errors)].map((error) => (
              <p key={error}>{error}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
