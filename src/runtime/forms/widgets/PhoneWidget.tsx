import type { WidgetProps } from '@rjsf/utils';
import { readPhone } from '#contract/forms/readPhone.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { ReadInput } from './base/ReadInput.tsx';

/** A phone number: typed in the national format of the business's country, kept as E.164. */
export function PhoneWidget(props: WidgetProps) {
  const { country } = useConsole().console.business;
  return <ReadInput widget={props} type="tel" inputMode="tel" read={(text) => readPhone(text, country)} />;
}
