import type { WidgetProps } from '@rjsf/utils';
import { InputWidget } from './base/InputWidget.tsx';
import { ReadInput } from './base/ReadInput.tsx';
import { widgetField } from './base/widgetField.ts';
import { ColourWidget } from './ColourWidget.tsx';
import { HourWidget } from './HourWidget.tsx';
import { PercentageWidget } from './PercentageWidget.tsx';

/** A line of text; a secret is masked. A pattern for a colour, an hour or a percentage selects its widget. */
export function TextWidget(props: WidgetProps) {
  const kind = (props.schema as { readonly 'x-words'?: string })['x-words'];
  if (kind === 'pattern_colour') return <ColourWidget {...props} />;
  if (kind === 'pattern_percentage') return <PercentageWidget {...props} />;
  if (kind === 'pattern_hour') return <HourWidget {...props} />;
  const isSecret = widgetField(props).secret === true;
  // What has a form is pasted with spaces around it.
  const { format, pattern } = props.schema;
  if (!isSecret && (format !== undefined || pattern !== undefined))
    return <ReadInput widget={props} inputMode="text" read={(text) => text.trim()} />;
  return (
    <InputWidget
      widget={props}
      type={isSecret ? 'password' : 'text'}
      inputProps={isSecret ? { autoComplete: 'off' } : {}}
    />
  );
}
