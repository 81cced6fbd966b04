import type { WidgetProps } from '@rjsf/utils';
import { InputWidget } from './base/InputWidget.tsx';
import { widgetField } from './base/widgetField.ts';
import { ColourWidget } from './ColourWidget.tsx';
import { HourWidget } from './HourWidget.tsx';

/** A line of text; a secret is masked. A pattern for a colour or an hour selects its picker. */
export function TextWidget(props: WidgetProps) {
  const kind = (props.schema as { readonly 'x-words'?: string })['x-words'];
  if (kind === 'pattern_colour') return <ColourWidget {...props} />;
  if (kind === 'pattern_hour') return <HourWidget {...props} />;
  const isSecret = widgetField(props).secret === true;
  return (
    <InputWidget
      widget={props}
      type={isSecret ? 'password' : 'text'}
      inputProps={isSecret ? { autoComplete: 'off' } : {}}
    />
  );
}
