import type { Currency } from '#contract/money/currencies.ts';
import type { transactions } from '../../database/schema/index.ts';

type Category = (typeof transactions.$inferSelect)['channel_category'];

/** What a virtual account costs, minor units, before tax. */
const FLAT: Readonly<Record<Currency, bigint>> = { IDR: 4_000n, PHP: 1_500n, USD: 100n };

/** What others cost, in hundredths of a percent of the amount, before tax. Rule money.accepting-fees. */
const BASIS_POINTS: Readonly<Partial<Record<Category, bigint>>> = {
  CARD: 290n,
  EWALLET: 150n,
  QR_CODE: 70n,
  DIRECT_DEBIT: 150n,
  PAYLATER: 200n,
};

/** What accepting a payment costs, minor units before tax, and never more than the payment itself. */
export function acceptingFee(category: Category, amount: bigint, currency: Currency): bigint {
  const share = BASIS_POINTS[category];
  const fee = share === undefined ? FLAT[currency] : (amount * share + 5_000n) / 10_000n;
  return fee < amount / 2n ? fee : amount / 2n;
}
