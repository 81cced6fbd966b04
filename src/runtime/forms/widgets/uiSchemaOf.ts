import type { UiSchema } from '@rjsf/utils';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { AddressField } from './address/AddressField.tsx';
import { FORM_WIDGETS } from './formWidgets.ts';

function fieldUi(field: ResolvedFormField): UiSchema {
  const widget = FORM_WIDGETS[field.type];
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
