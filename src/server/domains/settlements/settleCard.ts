import { and, eq } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { credit_card_payments, credit_card_settlements } from '../../database/schema/index.ts';

/** Prefix of card payment ids. */
const PAYMENT_PREFIX = 'ccp';

type Payment = typeof credit_card_payments.$inferSelect;

/** The locked card payment of a transaction. */
async function paymentOf(
  tx: BusinessTransaction,
  scope: BusinessScope,
  transactionId: string,
): Promise<Payment | undefined> {
  const [payment] = await tx
    .select()
    .from(credit_card_payments)
    .where(and(belongsTo(credit_card_payments, scope), eq(credit_card_payments.transaction_id, transactionId)))
    .for('update');
  return payment;
}

function isWaiting(scope: BusinessScope, payment: Payment) {
  return and(
    belongsTo(credit_card_settlements, scope),
    eq(credit_card_settlements.payment_id, payment.id),
    eq(credit_card_settlements.status, 'PENDING'),
  );
}

async function move(
  tx: BusinessTransaction,
  scope: BusinessScope,
  { id, status: before }: Payment,
  changes: Partial<Pick<Payment, 'status' | 'settled'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(credit_card_payments)
    .set({ ...changes, updated: now })
    .where(isRecord(credit_card_payments, scope, id));
  const status = changes.status ?? before;
  if (status === before) return;
  const shown = formatRecordId(PAYMENT_PREFIX, id);
  const activity = { action: 'RECORD_CHANGED', type: 'credit-card-payment', id: shown } as const;
  await recordSystemActivity(tx, scope, { ...activity, before: { status: before }, after: { status } }, now);
}

/**
 * Moves a card payment from CHARGED to SETTLING, and returns when the acquirer pays it out, also one that was refunded
 * meanwhile; `undefined` when the transaction is not a card payment, or that time has come.
 * Rule cards.settlement.
 */
export async function beginCardSettlement(
  tx: BusinessTransaction,
  scope: BusinessScope,
  transactionId: string,
  now: Date,
): Promise<Date | undefined> {
  const payment = await paymentOf(tx, scope, transactionId);
  if (payment === undefined) return undefined;
  const [settlement] = await tx.select().from(credit_card_settlements).where(isWaiting(scope, payment));
  if (payment.status === 'CHARGED') await move(tx, scope, payment, { status: 'SETTLING' }, now);
  return settlement !== undefined && settlement.expected > now ? settlement.expected : undefined;
}

/** Marks the settlement of a card payment as paid out; refunded amounts stay refunded. */
export async function endCardSettlement(
  tx: BusinessTransaction,
  scope: BusinessScope,
  transactionId: string,
  now: Date,
): Promise<void> {
  const payment = await paymentOf(tx, scope, transactionId);
  if (payment === undefined) return;
  await tx
    .update(credit_card_settlements)
    .set({ status: 'SETTLED', settled: now, updated: now })
    .where(isWaiting(scope, payment));
  const isOnItsWay = payment.status === 'CHARGED' || payment.status === 'SETTLING';
  await move(tx, scope, payment, { settled: now, ...(isOnItsWay && { status: 'SETTLED' }) }, now);
}
