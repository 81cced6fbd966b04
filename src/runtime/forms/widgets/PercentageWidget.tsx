import type { WidgetProps } from '@rjsf/utils';
import { ReadInput } from './base/ReadInput.tsx';
import { useDecimals } from './base/useDecimals.ts';

/** A percentage: kept with a dot, shown with the decimal mark of the language and typed with either. */
export function PercentageWidget(props: WidgetProps) {
  const write = useDecimals();
  const read = (text: string) => text.trim().replace(/%$/, '').replace(',', '.');
  return <ReadInput widget={props} inputMode="decimal" read={read} write={write} />;
}
