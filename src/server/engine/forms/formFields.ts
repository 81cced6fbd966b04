import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';

/** All fields of a form, section by section. */
export function formFields(form: ResolvedForm): ResolvedFormField[] {
  return form.sections.flatMap((section) => section.fields);
}
