import { today } from '#contract/dates/days.ts';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { checkForm } from './checkForm.ts';

/** What is invalid in a person's input of a form, in the currency, country and time zone that they have. */
export function inputErrors(
  { business, timeZone }: Pick<ActingPerson, 'business' | 'timeZone'>,
  form: ResolvedForm,
  input: Readonly<Record<string, unknown>>,
  now: Date,
): FieldError[] {
  return checkForm(form, input, business.currency, today(timeZone, now), business.country);
}
