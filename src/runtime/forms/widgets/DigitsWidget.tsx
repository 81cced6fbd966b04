import type { WidgetProps } from '@rjsf/utils';
import { readDigits } from '#contract/forms/readDigits.ts';
import { ReadInput } from './base/ReadInput.tsx';

/** A number of digits: what divides them is left out. */
export function DigitsWidget(props: WidgetProps) {
  return <ReadInput widget={props} inputMode="numeric" read={readDigits} />;
}
