import type { WidgetProps } from '@rjsf/utils';
import { readNumber } from '#contract/forms/readNumber.ts';
import { ReadInput } from './base/ReadInput.tsx';
import { useDecimals } from './base/useDecimals.ts';

/** A number; an invalid one stays as typed, for the validator to report. */
export function NumberWidget(props: WidgetProps) {
  const whole = props.schema.type === 'integer';
  const write = useDecimals();
  const read = (text: string) => readNumber(text, { whole });
  return <ReadInput widget={props} inputMode={whole ? 'numeric' : 'decimal'} read={read} write={write} />;
}
