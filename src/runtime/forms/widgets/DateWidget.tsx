import type { WidgetProps } from '@rjsf/utils';
import { InputWidget } from './InputWidget.tsx';

/** A day, by the device's own calendar. */
export function DateWidget(props: WidgetProps) {
  return <InputWidget widget={props} type="date" inputProps={{ max: '2099-12-31' }} />;
}
