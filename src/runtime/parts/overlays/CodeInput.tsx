import styles from './CodeInput.module.css';

interface CodeInputProps {
  readonly label: string;
  readonly length: number;
  readonly masked: boolean;
  readonly value: string;
  readonly disabled: boolean;
  /** Whether letters are allowed in the code. */
  readonly letters?: boolean;
  /** The id of the error text. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * A box for each digit or letter. It is one input, so that pasting, autofill, deleting and screen readers work as
 * usual; the boxes only display its value.
 * Rule verification.code-input.
 */
export function CodeInput({
  label,
  length,
  masked,
  value,
  disabled,
  letters = false,
  describedBy,
  onChange,
}: CodeInputProps) {
  return (
    <div className={styles.code}>
      <input
        className={styles.input}
        // The dialog exists to type into it.
        // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus anyway
        autoFocus
        type={masked ? 'password' : 'text'}
        inputMode={letters ? 'text' : 'numeric'}
        autoComplete={masked ? 'off' : 'one-time-code'}
        pattern={letters ? '[0-9A-Za-z]*' : '[0-9]*'}
        autoCapitalize={letters ? 'characters' : undefined}
        aria-label={label}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy}
        readOnly={disabled}
        value={value}
        onChange={({ target }) =>
          onChange(target.value.replaceAll(letters ? /[^0-9A-Za-z]/g : /\D/g, '').slice(0, length))
        }
      />
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length }, (_, index) => {
          const digit = value[index] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its index
            <span key={index} className={styles.box} data-current={index === value.length}>
              {masked && digit !== '' ? '•' : digit}
            </span>
          );
        })}
      </div>
    </div>
  );
}
