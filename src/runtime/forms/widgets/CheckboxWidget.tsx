import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { describedBy, widgetField } from './base/widgetField.ts';

/** Yes or no. */
export function CheckboxWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { id, value, disabled, readonly, onChange } = props;
  return (
    <FormControlLabel
      label={translate(widgetField(props).label)}
      disabled={disabled || readonly || false}
      control={
        <Checkbox
          size="small"
          checked={value === true}
          slotProps={{ input: { id, 'aria-describedby': describedBy(id) } }}
          onChange={(_event, checked) => onChange(checked)}
        />
      }
    />
  );
}
