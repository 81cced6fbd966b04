import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { checkForm } from '../checkForm.ts';

/** Errors that a draft may not have either: it would break the form of the person who opens it next. */
const NEVER = new Set(['unknown', 'type', 'type_integer', 'card_kept', 'other']);

/**
 * What keeps values from being saved as a draft: names that the form does not have, values of another type, and card
 * numbers. All else may still be completed.
 */
export function draftErrors(form: ResolvedForm, values: unknown, currency: Currency, today: string): FieldError[] {
  return checkForm(form, values, currency, today).filter(({ code = '' }) => NEVER.has(code));
}
