import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import { FORM_FORMATS } from './formFormats.ts';
import type { ValidationError } from './validationError.ts';

function errorsOf(
  fields: readonly ResolvedFormField[],
  values: unknown,
  today: string,
  path: readonly string[],
): ValidationError[] {
  if (typeof values !== 'object' || values === null) return [];
  return fields.flatMap(({ type, field, min, max, fields: parts }): ValidationError[] => {
    const value: unknown = Reflect.get(values, field);
    const here = [...path, field];
    if (parts !== undefined && Array.isArray(value)) {
      return value.flatMap((item, index) => errorsOf(parts, item, today, [...here, `${index}`]));
    }
    if (parts !== undefined) return errorsOf(parts, value, today, here);
    if (type !== 'date' || typeof value !== 'string' || !FORM_FORMATS.date.test(value)) return [];
    if (min === 'today' && value < today) return [{ path: here, code: 'past' }];
    return max === 'today' && value > today ? [{ path: here, code: 'future' }] : [];
  });
}

/** Dates outside a field's `min` and `max`. `today` is the day where the person is, YYYY-MM-DD. */
export function dateErrors(form: ResolvedForm, values: unknown, today: string): ValidationError[] {
  return errorsOf(
    form.sections.flatMap(({ fields }) => fields),
    values,
    today,
    [],
  );
}
