import { and, eq } from 'drizzle-orm';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import {
  credit_card_chargebacks,
  type credit_card_payments,
  type credit_card_refunds,
} from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import { CHARGEBACK_PREFIX } from './openChargeback.ts';

type Chargeback = typeof credit_card_chargebacks.$inferSelect;
type Payment = Pick<typeof credit_card_payments.$inferSelect, 'id' | 'open_disputes'>;

const { refund, reopen } = TRANSITIONS['credit-card-chargeback'].events;

/** Logs the new status of chargebacks, by UUID. */
async function logStatus(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  changed: readonly Pick<Chargeback, 'id'>[],
  status: Chargeback['status'],
  now: Date,
): Promise<void> {
  for (const { id: uuid } of changed) {
    const id = formatRecordId(CHARGEBACK_PREFIX, uuid);
    const news = { action: 'RECORD_CHANGED', type: 'credit-card-chargeback', id, after: { status } } as const;
    await recordSystemActivity(transaction, scope, news, now);
  }
}

/**
 * Closes the open chargebacks of a locked payment that is refunded in full, at the moment of the refund. Nothing of them is
 * charged. Throws ACTION_NOT_AVAILABLE_ERROR when one of them is being answered: who answers it has locked it, and waits for
 * the payment.
 * Rule refunds.chargeback-refunded.
 */
export async function closeDisputes(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: Payment,
  now: Date,
): Promise<void> {
  const isOpen = and(
    belongsTo(credit_card_chargebacks, scope),
    eq(credit_card_chargebacks.payment_id, payment.id),
    eq(credit_card_chargebacks.status, 'OPEN'),
  );
  const { id } = credit_card_chargebacks;
  const open = await transaction
    .select({ id })
    .from(credit_card_chargebacks)
    .where(isOpen)
    .for('update', { skipLocked: true });
  if (open.length < payment.open_disputes) throw notAvailable();
  await transaction.update(credit_card_chargebacks).set({ status: refund.to, closed: now, updated: now }).where(isOpen);
  await logStatus(transaction, scope, open, refund.to, now);
}

/** Opens again the chargebacks that a refund closed, as the cardholder does not get it. Rule refunds.chargeback-refunded. */
export async function reopenDisputes(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { payment_id, created }: Pick<typeof credit_card_refunds.$inferSelect, 'payment_id' | 'created'>,
  now: Date,
): Promise<void> {
  const opened = await transaction
    .update(credit_card_chargebacks)
    .set({ status: reopen.to, closed: null, updated: now })
    .where(
      and(
        belongsTo(credit_card_chargebacks, scope),
        eq(credit_card_chargebacks.payment_id, payment_id),
        eq(credit_card_chargebacks.status, refund.to),
        eq(credit_card_chargebacks.closed, created),
      ),
    )
    .returning({ id: credit_card_chargebacks.id });
  await logStatus(transaction, scope, opened, reopen.to, now);
}
