import { shownFields } from '#contract/forms/shownFields.ts';
import type { ChecklistStep, FieldError, ResolvedForm } from '#contract/generated/api.ts';

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
    const fields = sections.flatMap((section) => section.fields.filter(({ field }) => shown.has(field)));
    if (fields.length === 0) return [];
    const left = fields.filter(({ field }) => wrong.has(field));
    const missing = left.filter(({ field }) => values[field] === undefined);
    const invalid = left.filter(({ field }) => values[field] !== undefined);
    return [{ id, label, missing: missing.map((field) => field.label), invalid: invalid.map((field) => field.label) }];
  });
}
