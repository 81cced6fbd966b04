import type { Currency } from '#contract/money/currencies.ts';
import type { transactions } from '../../database/schema/index.ts';

type Category = (typeof transactions.$inferSelect)['channel_category'];

/** Flat fee of a virtual account payment, minor units, before tax. */
const FLAT: Readonly<Record<Currency, bigint>> = { IDR: 4_000n, PHP: 1_500n, USD: 100n };

/** Fees of other channels, in basis points of the amount, before tax. Rule money.accepting-fees. */
const BASIS_POINTS: Readonly<Partial<Record<Category, bigint>>> = {
  CARD: 290n,
  EWALLET: 150n,
  QR_CODE: 70n,
  DIRECT_DEBIT: 150n,
  PAYLATER: 200n,
};

/** Fee for accepting a payment, minor units before tax, at most the payment itself. */
export function acceptingFee(category: Category, amount: bigint, currency: Currency): bigint {
  const share = BASIS_POINTS[category];
  const fee = share === undefined ? FLAT[currency] : (amount * share + 5_000n) / 10_000n;
  return fee < amount / 2n ? fee : amount / 2n;
}
