import type { Currency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import type { split_rules } from '../../../database/schema/index.ts';

/** One route of a split rule: an amount in major units, or a percentage of the gross amount. */
export type SplitRoute = (typeof split_rules.$inferSelect)['routes'][number];

/** What a payment brings, in minor units. */
interface DividedPayment {
  readonly amount: bigint;
  readonly currency: Currency;
}

/**
 * What a route takes of a payment, minor units: its flat amount, or its percentage of the gross amount rounded half up.
 * Rule platform.splits-moved.
 */
export function routeAmount({ amount, percentage }: SplitRoute, payment: DividedPayment): bigint {
  if (amount !== undefined) return parseDecimal(amount, payment.currency);
  const basisPoints = BigInt(Math.round((percentage ?? 0) * 100));
  return (payment.amount * basisPoints + 5_000n) / 10_000n;
}
