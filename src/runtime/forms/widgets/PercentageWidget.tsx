import type { WidgetProps } from '@rjsf/utils';
import { ReadInput } from './base/ReadInput.tsx';

/** A percentage: kept with a dot, shown and typed with the decimal mark of any language. */
export function PercentageWidget(props: WidgetProps) {
  return (
    <ReadInput widget={props} inputMode="decimal" read={(text) => text.trim().replace(/%$/, '').replace(',', '.')} />
  );
}
