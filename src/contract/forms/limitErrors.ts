import type { ResolvedForm } from '../generated/api.ts';
import { isAmount } from '../money/amountText.ts';
import type { Currency } from '../money/currencies.ts';
import type { ValidationError } from './validationError.ts';

/** The largest amounts of a form's fields, by field, as decimals. */
export type AmountLimits = Readonly<Record<string, string>>;

/**
 * Amounts above what the record of the action leaves (`up_to`). A text that is no amount of the currency has no size.
 * Rule forms.amount-left.
 */
export function limitErrors(
  form: ResolvedForm,
  values: unknown,
  limits: AmountLimits = {},
  currency?: Currency,
): ValidationError[] {
  if (typeof values !== 'object' || values === null) return [];
  return form.sections.flatMap(({ fields }) =>
    fields.flatMap(({ field, up_to: upTo }): ValidationError[] => {
      const [value, limit] = [Reflect.get(values, field), limits[field]];
      if (upTo === undefined || limit === undefined || typeof value !== 'string') return [];
      if (currency !== undefined && !isAmount(value, currency)) return [];
      // Amounts have at most twelve digits and two decimals, which a number holds exactly enough to be put in order.
      return Number(value) > Number(limit) ? [{ path: [field], code: upTo.code, amount: limit }] : [];
    }),
  );
}
