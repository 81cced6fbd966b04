import type { WidgetProps } from '@rjsf/utils';
import { readPhone } from '#contract/forms/readPhone.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { InputWidget } from './base/InputWidget.tsx';

/** A phone number: typed in the national format of the business's country, kept as E.164. */
export function PhoneWidget(props: WidgetProps) {
  const { country } = useConsole().console.business;
  const { value, onChange } = props;
  return (
    <InputWidget
      widget={props}
      type="tel"
      inputProps={{ inputMode: 'tel' }}
      onLeave={() => {
        const read = typeof value === 'string' ? readPhone(value, country) : value;
        if (read !== value) onChange(read);
      }}
    />
  );
}
