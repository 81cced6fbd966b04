import { and, eq, gte, sql } from 'drizzle-orm';
import { startOfDay, today } from '#contract/dates/days.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import { transactions } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { ActingPerson } from '../identity/SessionContext.ts';

/**
 * Refuses what has gone over what the business may accept in a day of its own zone (config/limits.yaml). Called after the
 * payment and its journal were written: the ledger's accounts are locked then, so that of two at once the second one counts
 * the first. Throws DAILY_LIMIT_ERROR, which rolls both back.
 */
export async function requireAcceptedWithinDay(
  transaction: BusinessTransaction,
  { resolution, scope, business }: Pick<ActingPerson, 'resolution' | 'scope' | 'business'>,
  now: Date,
): Promise<void> {
  const limit = resolution.limits.acceptedPerDay;
  if (limit === undefined) return;
  const start = startOfDay(today(business.timeZone, now), business.timeZone);
  const [accepted] = await transaction
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        eq(transactions.business_id, scope.businessId),
        eq(transactions.environment, scope.environment),
        eq(transactions.type, 'PAYMENT'),
        eq(transactions.status, 'COMPLETED'),
        eq(transactions.currency, limit.currency),
        gte(transactions.created, start),
      ),
    );
  if (BigInt(accepted?.sum ?? '0') <= parseDecimal(String(limit.value), limit.currency)) return;
  throw new ApiError(
    'DAILY_LIMIT_ERROR',
    `The business may accept ${limit.value} ${limit.currency} a day, and this goes over it.`,
  );
}
