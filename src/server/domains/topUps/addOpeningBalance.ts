import type { LimitsFile } from '#contract/generated/config.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { forgetPosted, postedLines, postJournal } from '../../core/ledger/postJournal.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { businesses } from '../../database/schema/index.ts';
import { topUpLines } from '../payments/paymentLines.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country'>;

/** What a new business has in test mode, by currency, in whole units; nothing in a currency without an entry. */
export type OpeningBalances = NonNullable<LimitsFile['opening_balance']>;

/** Reference of the journal with which the ledger of test mode begins. */
export const OPENING_REFERENCE = 'OPENING-BALANCE';

/**
 * Posts what a new business has in test mode before it is paid, as a top-up without a transaction: it was not transferred to one
 * of its accounts. Live mode has none. The caller adds the first records of a business once, in the transaction that makes it.
 * Rule registration.opening-balance.
 */
export async function addOpeningBalance(
  transaction: BusinessTransaction,
  { business_id, country }: Business,
  amounts: OpeningBalances,
  now: Date,
): Promise<void> {
  const currency = countryCurrency(country);
  const whole = amounts[currency];
  if (whole === undefined) return;
  const lines = topUpLines({ currency, amount: parseDecimal(String(whole), currency) });
  const description = country === 'ID' ? 'Saldo awal' : 'Opening balance';
  const journal = { type: 'TOP_UP', reference: OPENING_REFERENCE, description, transactionId: null, lines } as const;
  const before = postedLines(transaction).length;
  await postJournal(transaction, { businessId: business_id, environment: 'DEVELOPMENT' }, journal, now);
  // It is no money of the business whose action registers this one.
  forgetPosted(transaction, before);
}
