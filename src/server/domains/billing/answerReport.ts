import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { type billing_requests, billing_statements } from '../../database/schema/index.ts';

/** What of a request decides what becomes of its statement. */
type Answered = Pick<typeof billing_requests.$inferSelect, 'statement_id' | 'type'>;

/** What an accepted request makes of its statement. */
function outcomeOf(type: Answered['type'], now: Date) {
  if (type === 'DISPUTE') return { status: 'VOID' } as const;
  return { status: 'PAID', paid: now, paid_from: 'BANK_TRANSFER' } as const;
}

/**
 * What our answer to a request makes of its statement: an accepted transfer has paid it, an accepted dispute voids it, and
 * one that is declined leaves it unpaid.
 * Rule settings.billing-answered.
 */
export async function answerReport(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { statement_id, type }: Answered,
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  const outcome = isAccepted ? outcomeOf(type, now) : {};
  await transaction
    .update(billing_statements)
    .set({ ...outcome, in_review: 'NONE', updated: now })
    .where(isRecord(billing_statements, scope, statement_id));
}
