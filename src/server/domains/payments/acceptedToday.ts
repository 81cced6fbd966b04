import { and, eq, gte, sql } from 'drizzle-orm';
import { startOfDay, today } from '#contract/dates/days.ts';
import type { LedgerCurrency } from '../../core/ledger/journal.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { transactions } from '../../database/schema/index.ts';

/** Minor units of a currency that a business has accepted today in its time zone. */
export async function acceptedToday(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  currency: LedgerCurrency,
  timeZone: string,
  now: Date,
): Promise<bigint> {
  const [accepted] = await transaction
    .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, scope),
        eq(transactions.type, 'PAYMENT'),
        eq(transactions.status, 'COMPLETED'),
        eq(transactions.currency, currency),
        gte(transactions.created, startOfDay(today(timeZone, now), timeZone)),
      ),
    );
  return BigInt(accepted?.sum ?? '0');
}
