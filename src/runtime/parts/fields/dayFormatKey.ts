import { dayOrder } from '#contract/dates/dayInput.ts';
import type { Country } from '#contract/generated/api.ts';

/** The locale key of how people of a country type a day, such as DD-MM-YYYY. Rule forms.day-order. */
export function dayFormatKey(country: Country) {
  return dayOrder(country) === 'DMY' ? 'shell.form.day_dmy' : 'shell.form.day_mdy';
}
