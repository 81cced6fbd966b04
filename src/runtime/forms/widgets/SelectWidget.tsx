import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { describedBy, widgetField } from './widgetField.ts';

/** One of several values, by the device's own list. */
export function SelectWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { id, value, required, disabled, readonly, rawErrors = [], onChange } = props;
  const { options = [] } = widgetField(props);
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
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {translate(option.label)}
        </option>
      ))}
    </NativeSelect>
  );
}
