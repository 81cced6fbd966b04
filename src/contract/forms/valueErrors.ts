import type { ResolvedForm } from '../generated/api.ts';
import type { Currency } from '../money/currencies.ts';
import { addressErrors, type KnownAreas } from './addressErrors.ts';
import { amountErrors } from './amountErrors.ts';
import { cardErrors } from './cardErrors.ts';
import { dateErrors } from './dateErrors.ts';
import { type AmountLimits, limitErrors } from './limitErrors.ts';
import { rangeErrors } from './rangeErrors.ts';
import { ruleErrors } from './ruleErrors.ts';
import { textErrors } from './textErrors.ts';
import type { ValidationError } from './validationError.ts';

/** What a form's values are held against besides its schema. */
export interface FormSurroundings {
  readonly currency: Currency;
  /** The day where the person is, YYYY-MM-DD. */
  readonly today: string;
  /** The largest amounts that the record of the action leaves, by field. */
  readonly limits?: AmountLimits | undefined;
  /** The country of the business, whose addresses are filled in where a field says no other. */
  readonly country?: string | undefined;
  /** The areas of addresses, on the server. */
  readonly areas?: KnownAreas | undefined;
}

/**
 * Validation errors that JSON Schema cannot express; used by the browser and the server.
 * Rule forms.same-on-both-sides.
 */
export function valueErrors(
  form: ResolvedForm,
  values: unknown,
  { currency, today, limits, country, areas }: FormSurroundings,
): readonly ValidationError[] {
  return [
    ...amountErrors(form, values, currency),
    ...limitErrors(form, values, limits, currency),
    ...dateErrors(form, values, today),
    ...rangeErrors(form, values, today),
    ...ruleErrors(form, values),
    ...cardErrors(form, values),
    ...textErrors(form, values),
    ...addressErrors(form, values, country, areas),
  ];
}
