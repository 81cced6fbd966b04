import type { LabelledValue } from '#contract/generated/api.ts';
import type { FormField, FormPart, FormValue } from '#contract/generated/config.ts';

/** The key of the texts of a form: `forms.customer`. */
export function formKey(form: string): string {
  return `forms.${form.replaceAll('-', '_')}`;
}

/** The values that a field lets choose from, each with the locale key of its label. `key`: the field's own. */
export function formOptions(
  field: FormField | FormPart,
  value: FormValue | undefined,
  key: string,
): LabelledValue[] | undefined {
  const text = value?.type === 'array' ? value.items : value;
  if (text?.type !== 'string' || text.enum === undefined) return undefined;
  const prefix = field.type === 'country' ? 'countries' : key;
  return text.enum.map((option) => ({ value: option, label: `${prefix}.${option}` }));
}

/** The item schemas of a list or group. */
export function partValues(value: FormValue | undefined): Readonly<Record<string, FormValue>> {
  const group = value?.type === 'array' ? value.items : value;
  return group?.type === 'object' ? group.properties : {};
}
