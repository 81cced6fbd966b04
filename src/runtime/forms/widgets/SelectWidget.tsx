import type { WidgetProps } from '@rjsf/utils';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { allowedChoices } from '#contract/forms/ruleErrors.ts';
import type { FormContext } from '../values/FormContext.ts';
import { FormValuesContext } from '../values/FormValuesContext.ts';
import { NativeChoice } from './base/NativeChoice.tsx';
import { widgetField } from './base/widgetField.ts';

/** One of several values, of which the form's rules leave those that fit the other fields; the record's own, which the form cannot change, is written as text. */
export function SelectWidget(props: WidgetProps) {
  const translate = useTranslate();
  const value: unknown = props.value;
  const { options = [], of_record: isOwn = false } = widgetField(props);
  // A value from a file that is not an option is kept, so that the user sees what the file contains.
  const isForeign = typeof value === 'string' && value !== '' && !options.some((option) => option.value === value);
  const foreign = isForeign ? [{ value, text: value }] : [];
  const { form } = props.registry.formContext as FormContext;
  // A choice that no rule is about does not render again with every other field.
  const isLimited = form.rules?.some((rule) => rule.rule === 'match' && rule.field === props.name && rule.one_of);
  const allowed = isLimited ? allowedChoices(form, props.name, use(FormValuesContext)) : undefined;
  const offered = options.filter((option) => option.value === value || (allowed?.has(option.value) ?? true));
  const choices = offered.map((option) => ({ value: option.value, text: translate(option.label) }));
  if (isOwn) return <output id={props.id}>{choices.find((choice) => choice.value === value)?.text}</output>;
  return <NativeChoice widget={props} choices={[...foreign, ...choices]} />;
}
