import { useId } from 'react';
import { Field } from './Field.tsx';
import styles from './fields.module.css';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few values. */
export function ChoiceField({ label, value, choices, disabled, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.text}
          </option>
        ))}
      </select>
    </Field>
  );
}
