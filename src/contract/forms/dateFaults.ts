import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import type { FormFault } from './formFault.ts';
import { FORM_FORMATS } from './formFormats.ts';

function faultsOf(
  fields: readonly ResolvedFormField[],
  values: unknown,
  today: string,
  path: readonly string[],
): FormFault[] {
  if (typeof values !== 'object' || values === null) return [];
  return fields.flatMap(({ type, field, min, max, fields: parts }): FormFault[] => {
    const value: unknown = Reflect.get(values, field);
    const here = [...path, field];
    if (parts !== undefined && Array.isArray(value)) {
      return value.flatMap((item, index) => faultsOf(parts, item, today, [...here, `${index}`]));
    }
    if (parts !== undefined) return faultsOf(parts, value, today, here);
    if (type !== 'date' || typeof value !== 'string' || !FORM_FORMATS.date.test(value)) return [];
    if (min === 'today' && value < today) return [{ path: here, code: 'past' }];
    return max === 'today' && value > today ? [{ path: here, code: 'future' }] : [];
  });
}

/** Dates outside a field's `min` and `max`. `today` is the day where the person is, YYYY-MM-DD. */
export function dateFaults(form: ResolvedForm, values: unknown, today: string): FormFault[] {
  return faultsOf(
    form.sections.flatMap(({ fields }) => fields),
    values,
    today,
    [],
  );
}
