import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { describedBy, widgetField } from './base/widgetField.ts';

/** One of a few values, as radio buttons. */
export function RadioWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { id, value, disabled, readonly, onChange } = props;
  const { options = [] } = widgetField(props);
  return (
    <RadioGroup
      row
      id={id}
      name={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id)}
      value={value ?? ''}
      onChange={(_event, chosen) => onChange(chosen)}
    >
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          label={translate(option.label)}
          disabled={disabled || readonly || false}
          control={<Radio size="small" />}
        />
      ))}
    </RadioGroup>
  );
}
