import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { today } from '#contract/dates/days.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { businessNow } from '../../core/businessTime.ts';
import { DayInput } from '../../parts/fields/DayInput.tsx';
import { describedBy, widgetField } from './base/widgetField.ts';

/** A day. */
export function DateWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { timeZone } = useConsole();
  const { label, min, max } = widgetField(props);
  const { id, value, required, disabled, readonly, rawErrors = [], onChange } = props;
  const day = today(timeZone, businessNow());
  return (
    <DayInput
      id={id}
      label={translate(label)}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled || readonly || false}
      invalid={rawErrors.length > 0}
      required={required ?? false}
      describedBy={describedBy(id)}
      {...(min === 'today' && { min: day })}
      {...(max === 'today' && { max: day })}
      onChange={(typed) => onChange(typed === '' ? undefined : typed)}
    />
  );
}
