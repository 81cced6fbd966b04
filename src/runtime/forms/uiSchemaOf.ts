import type { UiSchema } from '@rjsf/utils';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { FORM_WIDGETS } from './formWidgets.ts';

/** Under which option of its ui schema a field is found as it was declared. */
export interface DeclaredOptions {
  readonly declared?: ResolvedFormField;
}

function fieldUi(field: ResolvedFormField): UiSchema {
  const widget = FORM_WIDGETS[field.type];
  const parts = field.fields === undefined ? {} : partsUi(field.fields);
  return {
    ...(field.type === 'group' && parts),
    ...(field.type === 'list' && { items: parts }),
    ...(widget !== null && { 'ui:widget': widget }),
    'ui:options': { declared: field },
  };
}

function partsUi(fields: readonly ResolvedFormField[]): UiSchema {
  return Object.fromEntries(fields.map((field) => [field.field, fieldUi(field)]));
}

/** How the form library draws a form: every field by the widget of its type. */
export function uiSchemaOf(form: ResolvedForm): UiSchema {
  return partsUi(form.sections.flatMap((section) => section.fields));
}
