import { parseDecimal } from '#contract/money/decimal.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { acceptedToday } from './acceptedToday.ts';

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
  const limit = limits.acceptedPerDay;
  if (limit === undefined) return;
  const accepted = await acceptedToday(transaction, scope, limit.currency, timeZone, now);
  if (accepted <= parseDecimal(String(limit.value), limit.currency)) return;
  throw new ApiError(
    'DAILY_LIMIT_ERROR',
    `This payment exceeds the daily acceptance limit of ${limit.value} ${limit.currency}.`,
  );
}
