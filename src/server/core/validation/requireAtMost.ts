import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../errors/ApiError.ts';

/** What a limit is, for people and programs. */
interface Limit {
  /** In English, after the limit, such as "what is still owed". */
  readonly what: string;
  readonly code: string;
}

/** Throws API_VALIDATION_ERROR at the field `amount` for more than `most`, both in minor units. */
export function requireAtMost(amount: bigint, most: bigint, currency: Currency, { what, code }: Limit): void {
  if (amount <= most) return;
  const shown = toDecimal(most, currency);
  throw fieldError('amount', `is more than ${shown}, ${what}`, code, shown);
}
