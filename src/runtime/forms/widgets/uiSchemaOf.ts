import type { UiSchema } from '@rjsf/utils';
import type { FormFieldType, ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { AddressField } from './address/AddressField.tsx';
import { typedWidget } from './base/typedWidget.tsx';
import { FORM_WIDGETS } from './formWidgets.ts';

/** The types of fields in which a person types; an address says so itself for its parts. */
const TYPED: ReadonlySet<FormFieldType> = new Set([
  'text',
  'textarea',
  'email',
  'digits',
  'phone',
  'money',
  'number',
  'date',
  'date-range',
]);

/** The widgets as the form has them. */
const WIDGETS = new Map(
  Object.entries(FORM_WIDGETS).map(([type, widget]) => [
    type,
    widget !== null && TYPED.has(type as FormFieldType) ? typedWidget(widget) : widget,
  ]),
);

function fieldUi(field: ResolvedFormField): UiSchema {
  const widget = WIDGETS.get(field.type) ?? null;
  const parts = field.fields === undefined ? {} : partsUi(field.fields);
  return {
    ...(field.type === 'group' && parts),
    ...(field.type === 'list' && { items: parts }),
    ...(field.type === 'address' && { 'ui:field': AddressField }),
    ...(widget !== null && { 'ui:widget': widget }),
    'ui:options': { declared: field },
  };
}

function partsUi(fields: readonly ResolvedFormField[]): UiSchema {
  return Object.fromEntries(fields.map((field) => [field.field, fieldUi(field)]));
}

/** Returns the form library's ui schema: every field with the widget of its type. */
export function uiSchemaOf(form: ResolvedForm): UiSchema {
  return partsUi(form.sections.flatMap((section) => section.fields));
}
