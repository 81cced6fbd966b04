import type { WidgetProps } from '@rjsf/utils';
import { NativeChoice } from './base/NativeChoice.tsx';

/** The full hours of a day: 00:00 to 23:00. */
const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const text = `${String(hour).padStart(2, '0')}:00`;
  return { value: text, text };
});

/** A full hour of the day. */
export function HourWidget(props: WidgetProps) {
  return <NativeChoice widget={props} choices={HOURS} />;
}
