import { shownFields } from '#contract/forms/shownFields.ts';
import type { ChecklistStep, FieldError, ResolvedForm, ResolvedFormSection } from '#contract/generated/api.ts';

/** The fields of a section that are shown. A box is called by its section: its own words are a sentence. */
function shownIn({ fields, label: name }: ResolvedFormSection, shown: ReadonlySet<string>) {
  return fields
    .filter(({ field }) => shown.has(field))
    .map(({ field, type, label }) => ({ field, label: (type === 'checkbox' ? name : undefined) ?? label }));
}

/**
 * What each step of a form lacks at these values, of the errors that they would be rejected with. A step without a field at
 * these values is left out, as it is in the form.
 */
export function stepsLeft(
  form: ResolvedForm,
  values: Readonly<Record<string, unknown>>,
  errors: readonly FieldError[],
): ChecklistStep[] {
  const shown = shownFields(form, values);
  const wrong = new Set(errors.map(({ field }) => field.split('.')[0]));
  return (form.steps ?? []).flatMap(({ id, label }) => {
    const sections = form.sections.filter(({ step }) => step === id);
    const fields = sections.flatMap((section) => shownIn(section, shown));
    if (fields.length === 0) return [];
    const left = fields.filter(({ field }) => wrong.has(field));
    const labels = (isWanted: (isMissing: boolean) => boolean) =>
      left.filter(({ field }) => isWanted(!values[field])).map((field) => field.label);
    return [{ id, label, missing: labels((isMissing) => isMissing), invalid: labels((isMissing) => !isMissing) }];
  });
}
