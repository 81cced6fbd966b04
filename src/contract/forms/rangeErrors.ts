import type { ResolvedForm } from '../generated/api.ts';
import { dayCount, isRangePreset, ownDays } from '../reports/reportPeriod.ts';
import type { ValidationError } from './validationError.ts';

/**
 * Ranges of days that end before they begin or after today, are longer than the field takes, or are a preset that it does
 * not offer; a schema cannot reckon with days. `today` is the day where
 * the person is, YYYY-MM-DD.
 */
export function rangeErrors(form: ResolvedForm, values: unknown, today: string): ValidationError[] {
  if (typeof values !== 'object' || values === null) return [];
  const errors: ValidationError[] = [];
  for (const { type, field, presets = [], max_days: most = Number.POSITIVE_INFINITY } of form.sections.flatMap(
    (section) => section.fields,
  )) {
    const value: unknown = Reflect.get(values, field);
    if (type !== 'date-range' || typeof value !== 'string') continue;
    if (isRangePreset(value) && !presets.includes(value)) errors.push({ path: [field], code: 'range_preset' });
    const days = ownDays(value);
    if (days === undefined) continue;
    if (days.from > days.to) errors.push({ path: [field], code: 'range_order' });
    else if (days.to > today) errors.push({ path: [field], code: 'range_future' });
    // Rule reports.max-days.
    else if (dayCount(days) > most) errors.push({ path: [field], code: 'range_days', limit: most });
  }
  return errors;
}
