import { parseDecimal } from '#contract/money/decimal.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { LedgerCurrency } from '../../core/ledger/journal.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { acceptedToday } from './acceptedToday.ts';

/** Whether a further payment (minor units) would exceed the daily acceptance limit of a business. */
export async function exceedsDay(
  transaction: BusinessTransaction,
  { scope, timeZone, limits }: Pick<BackgroundBusiness, 'scope' | 'timeZone' | 'limits'>,
  { amount, currency }: { readonly amount: bigint; readonly currency: LedgerCurrency },
  now: Date,
): Promise<boolean> {
  const limit = limits.acceptedPerDay;
  if (limit?.currency !== currency) return false;
  const accepted = await acceptedToday(transaction, scope, currency, timeZone, now);
  return accepted + amount > parseDecimal(String(limit.value), limit.currency);
}

/** The error of a payment above the daily acceptance limit. */
export function overDay({ acceptedPerDay: limit }: BackgroundBusiness['limits']): ApiError {
  const most = limit === undefined ? '' : ` of ${limit.value} ${limit.currency}`;
  return new ApiError('DAILY_LIMIT_ERROR', `This payment exceeds the daily acceptance limit${most}.`);
}

/**
 * Throws DAILY_LIMIT_ERROR when the business has exceeded its daily acceptance limit in its time zone (config/limits.yaml),
 * which rolls the payment back. Called after the payment and its journal were written: the ledger accounts are then locked,
 * so that of concurrent payments the second one counts the first.
 */
export async function requireAcceptedWithinDay(
  transaction: BusinessTransaction,
  { scope, timeZone, limits }: Pick<BackgroundBusiness, 'scope' | 'timeZone' | 'limits'>,
  now: Date,
): Promise<void> {
  const currency = limits.acceptedPerDay?.currency;
  if (currency === undefined) return;
  if (await exceedsDay(transaction, { scope, timeZone, limits }, { amount: 0n, currency }, now)) throw overDay(limits);
}
