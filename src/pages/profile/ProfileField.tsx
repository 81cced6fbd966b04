import { type ComponentPropsWithRef, useId } from 'react';
import styles from './profile.module.css';

interface ProfileFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined;
  readonly onChange?: (value: string) => void;
}

/** One line to fill in, with what is wrong with it below. */
export function ProfileField({ label, fault, onChange, ...input }: ProfileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
