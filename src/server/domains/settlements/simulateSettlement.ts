import { and, eq } from 'drizzle-orm';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { settlements, transactions } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { settlePayment } from './settleDue.ts';

/** Payments that one request settles at most; the rest by the next one, or on their day. */
const AT_ONCE = 200;

/**
 * `settlements.simulate`: the channel pays a settlement out before its day. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live
 * mode.
 * Rule transactions.simulated-settlement.
 */
export async function simulateSettlement(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  requireTestMode(session);
  const { scope } = session;
  const waiting = await transaction
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        belongsTo(transactions, scope),
        eq(transactions.settlement_id, recordId),
        eq(transactions.settlement_status, 'PENDING'),
      ),
    )
    .orderBy(transactions.id)
    .limit(AT_ONCE);
  for (const { id } of waiting) await settlePayment(transaction, scope, id, now);
  const [after] = await transaction
    .select({ status: settlements.status, settled_count: settlements.settled_count })
    .from(settlements)
    .where(isRecord(settlements, scope, recordId));
  if (after === undefined) throw new Error('Locked settlement not found');
  return { activity: 'RECORD_CHANGED', before: { status: 'PENDING' }, after };
}
