import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Field } from './Field.tsx';

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
      <NativeSelect
        input={<OutlinedInput size="small" fullWidth />}
        inputProps={{ id }}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
