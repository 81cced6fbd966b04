import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { describedBy, widgetField } from './base/widgetField.ts';

/** Any of several values, kept in the order of the options. */
export function ChoicesWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { id, value, disabled, readonly, onChange } = props;
  const { options = [] } = widgetField(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];

  function toggle(toggled: string): void {
    const next = options
      .map((option) => option.value)
      .filter((option) => chosen.includes(option) !== (option === toggled));
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <FormGroup
      row
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id)}
    >
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          label={translate(option.label)}
          disabled={disabled || readonly || false}
          control={
            <Checkbox size="small" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
          }
        />
      ))}
    </FormGroup>
  );
}
