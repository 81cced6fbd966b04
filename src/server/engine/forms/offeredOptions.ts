import type { ResolvedForm } from '#contract/generated/api.ts';

/** The form with the choices that the operation offers for its record, by field. */
export function withOffered(
  form: ResolvedForm,
  offers: Readonly<Record<string, readonly string[]>> | undefined,
): ResolvedForm {
  if (offers === undefined) return form;
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const offered = offers[field.field];
      if (offered === undefined) return field;
      return { ...field, options: field.options?.filter(({ value }) => offered.includes(value)) ?? [] };
    }),
  }));
  return { ...form, sections };
}
