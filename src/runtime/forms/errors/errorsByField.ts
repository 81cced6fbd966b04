import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import type { ValidationMessage } from './validationMessages.ts';

/** The place of a path in a form: of each field among its fields, and of each item in its list; unknown fields come last. */
function placesOf(form: ResolvedForm, path: readonly string[]): readonly number[] {
  let fields: readonly ResolvedFormField[] = form.sections.flatMap((section) => section.fields);
  return path.map((step) => {
    if (/^\d+$/.test(step)) return Number(step);
    const place = fields.findIndex(({ field }) => field === step);
    fields = fields[place]?.fields ?? [];
    return place === -1 ? Number.POSITIVE_INFINITY : place;
  });
}

/**
 * The first validation error of each field, in the order in which a form shows its fields, whichever checks have found them.
 */
export function errorsByField(form: ResolvedForm, errors: readonly ValidationMessage[]): readonly ValidationMessage[] {
  const firsts = new Map<string, ValidationMessage>();
  for (const error of errors) if (!firsts.has(error.path.join('.'))) firsts.set(error.path.join('.'), error);
  const placed = [...firsts.values()].map((error) => ({ error, places: placesOf(form, error.path) }));
  placed.sort((one, other) => {
    for (const [depth, place] of one.places.entries()) {
      const otherPlace = other.places[depth] ?? -1;
      if (place !== otherPlace) return place < otherPlace ? -1 : 1;
    }
    return one.places.length - other.places.length;
  });
  return placed.map(({ error }) => error);
}
