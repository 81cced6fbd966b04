import styles from './team.module.css';

interface InviteFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly type?: 'text' | 'email';
  /** The validation error. */
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text field with its validation error. */
export function InviteField({ id, label, value, maxLength, type = 'text', error, onChange }: InviteFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-fault`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
