import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, useId } from 'react';
import { Field } from './Field.tsx';

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'autoComplete' | 'readOnly'> {
  readonly label: string;
  readonly type?: 'text' | 'password' | 'tel';
  readonly value: string;
  readonly problem?: string | undefined;
  readonly onChange?: (value: string) => void;
}

/** One line to fill in. */
export function TextField({ label, type = 'text', value, problem, onChange, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} problem={problem}>
      <OutlinedInput
        id={id}
        type={type}
        size="small"
        fullWidth
        value={value}
        readOnly={input.readOnly ?? false}
        error={problem !== undefined}
        inputProps={{ ...input, 'aria-describedby': problem === undefined ? undefined : `${id}-errors` }}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Field>
  );
}
