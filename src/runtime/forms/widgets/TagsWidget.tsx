import type { WidgetProps } from '@rjsf/utils';
import { ChipsInput } from './ChipsInput.tsx';

/** Tags: Enter or a comma adds the typed text, and so does leaving the field. */
export function TagsWidget(props: WidgetProps) {
  return <ChipsInput widget={props} separator={/,/} />;
}
