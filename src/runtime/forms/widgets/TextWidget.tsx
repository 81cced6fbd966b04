import type { WidgetProps } from '@rjsf/utils';
import { InputWidget } from './InputWidget.tsx';
import { widgetField } from './widgetField.ts';

/** A line of text; a secret is hidden while typed. */
export function TextWidget(props: WidgetProps) {
  const isSecret = widgetField(props).secret === true;
  return (
    <InputWidget
      widget={props}
      type={isSecret ? 'password' : 'text'}
      inputProps={isSecret ? { autoComplete: 'off' } : {}}
    />
  );
}
