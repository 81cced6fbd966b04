import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { startOfDay, today } from '#contract/dates/days.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { transactions } from '../../database/schema/index.ts';

/**
 * Throws DAILY_LIMIT_ERROR when the business has exceeded its daily sending limit in its time zone (config/limits.yaml),
 * which rolls the disbursement back. Called after the disbursement and its journal were written, like
 * requireAcceptedWithinDay. Returned money, withdrawals to the business itself and refunds do not count.
 * Rule sending.daily-limit, limits.restricted-sends.
 */
export async function requireSentWithinDay(
  transaction: BusinessTransaction,
  { limits, scope, timeZone }: Pick<BackgroundBusiness, 'limits' | 'scope' | 'timeZone'>,
  now: Date,
): Promise<void> {
  const limit = limits.sentPerDay;
  if (limit === undefined) return;
  const start = startOfDay(today(timeZone, now), timeZone);
  const [sent] = await transaction
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, scope),
        eq(transactions.type, 'DISBURSEMENT'),
        inArray(transactions.status, ['PENDING', 'COMPLETED']),
        eq(transactions.currency, limit.currency),
        gte(transactions.created, start),
      ),
    );
  if (BigInt(sent?.sum ?? '0') <= parseDecimal(String(limit.value), limit.currency)) return;
  throw new ApiError(
    'DAILY_LIMIT_ERROR',
    `This transfer exceeds the daily sending limit of ${limit.value} ${limit.currency}.`,
  );
}
