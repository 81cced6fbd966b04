import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { NativeChoice } from './base/NativeChoice.tsx';
import { widgetField } from './base/widgetField.ts';

/** One of several values; the record's own, which the form cannot change, is written as text. */
export function SelectWidget(props: WidgetProps) {
  const translate = useTranslate();
  const value: unknown = props.value;
  const { options = [], of_record: isOwn = false } = widgetField(props);
  // A value from a file that is not an option is kept, so that the user sees what the file contains.
  const isForeign = typeof value === 'string' && value !== '' && !options.some((option) => option.value === value);
  const foreign = isForeign ? [{ value, text: value }] : [];
  const choices = options.map((option) => ({ value: option.value, text: translate(option.label) }));
  if (isOwn) return <output id={props.id}>{choices.find((choice) => choice.value === value)?.text}</output>;
  return <NativeChoice widget={props} choices={[...foreign, ...choices]} />;
}
