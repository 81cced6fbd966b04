import type { ResolvedForm } from '../generated/api.ts';
import { dayCount, isRangePreset, ownDays } from '../reports/reportPeriod.ts';
import type { FormFault } from './formFault.ts';

/**
 * Ranges of days that end before they begin or after today, are longer than the field takes, or are a preset that it does
 * not offer; a schema cannot reckon with days. `today` is the day where
 * the person is, YYYY-MM-DD.
 */
export function rangeFaults(form: ResolvedForm, values: unknown, today: string): FormFault[] {
  if (typeof values !== 'object' || values === null) return [];
  const faults: FormFault[] = [];
  for (const { type, field, presets = [], max_days: most = Number.POSITIVE_INFINITY } of form.sections.flatMap(
    (section) => section.fields,
  )) {
    const value: unknown = Reflect.get(values, field);
    if (type !== 'date-range' || typeof value !== 'string') continue;
    if (isRangePreset(value) && !presets.includes(value)) faults.push({ path: [field], code: 'range_preset' });
    const days = ownDays(value);
    if (days === undefined) continue;
    if (days.from > days.to) faults.push({ path: [field], code: 'range_order' });
    else if (days.to > today) faults.push({ path: [field], code: 'range_future' });
    else if (dayCount(days) > most) faults.push({ path: [field], code: 'range_days', limit: most });
  }
  return faults;
}
