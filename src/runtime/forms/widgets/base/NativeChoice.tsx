import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { describedBy } from './widgetField.ts';

/** An option and its label. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface NativeChoiceProps {
  readonly widget: WidgetProps;
  readonly choices: readonly Choice[];
}

/** One of several values, as a native select. */
export function NativeChoice({ widget, choices }: NativeChoiceProps) {
  const translate = useTranslate();
  const { id, value, required, disabled, readonly, rawErrors = [], onChange } = widget;
  return (
    <NativeSelect
      input={<OutlinedInput size="small" fullWidth />}
      inputProps={{ id, name: id, 'aria-describedby': describedBy(id), 'aria-required': required || undefined }}
      value={value ?? ''}
      disabled={disabled || readonly || false}
      error={rawErrors.length > 0}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{translate('shell.form.choose')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </NativeSelect>
  );
}
