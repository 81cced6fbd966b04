import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';

/** Everything that a form asks for, section by section. */
export function formFields(form: ResolvedForm): ResolvedFormField[] {
  return form.sections.flatMap((section) => section.fields);
}
