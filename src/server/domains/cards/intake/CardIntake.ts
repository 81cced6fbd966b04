import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { credit_card_payments } from '../../../database/schema/index.ts';
import { queueRecordCallback } from '../../callbacks/queueRecordCallback.ts';
import type { PayableBusiness } from '../../payments/payables/Payable.ts';
import type { CardAcquirer, CardOrder } from '../acquirer/CardAcquirer.ts';

/** A card payment. */
export type CardPayment = typeof credit_card_payments.$inferSelect;

/** Prefix of card payment ids. */
export const PAYMENT_PREFIX = 'ccp';

/** What every step of a card payment works with. */
export interface CardIntake {
  readonly transaction: BusinessTransaction;
  /** The business that is paid. */
  readonly business: PayableBusiness;
  readonly acquirer: CardAcquirer;
  readonly now: Date;
}

/** Writes columns of a payment, and returns it as it is then. */
export async function changePayment(
  { transaction, business: { scope }, now }: CardIntake,
  { id }: Pick<CardPayment, 'id'>,
  changes: Partial<CardPayment>,
): Promise<CardPayment> {
  const [changed] = await transaction
    .update(credit_card_payments)
    .set({ ...changes, updated: now })
    .where(isRecord(credit_card_payments, scope, id))
    .returning();
  if (changed === undefined) throw new Error('Card payment not found');
  return changed;
}

/** What the acquirer is requested to do with a payment. */
export function orderOf(
  { business: { country } }: CardIntake,
  { id, amount, currency, card_number }: CardPayment,
  withoutCvn = false,
): CardOrder {
  const payment = formatRecordId(PAYMENT_PREFIX, id);
  return { id: payment, amount: toDecimal(amount, currency), currency, country, card: card_number, withoutCvn };
}

/** Queues the callback about the end of a payment. */
export async function announce({ transaction, business, now }: CardIntake, payment: CardPayment): Promise<void> {
  const { id, external_id: externalId, status, failure_code: errorCode, amount, currency } = payment;
  const { card_number, card_brand, transaction_id } = payment;
  const details = {
    amount: toDecimal(amount, currency),
    currency,
    card_number,
    card_brand,
    ...(transaction_id && { transaction_id: formatRecordId('txn', transaction_id) }),
  };
  const news = { product: 'CARD_PAYMENT', id: formatRecordId(PAYMENT_PREFIX, id), externalId, status } as const;
  await queueRecordCallback(transaction, business.scope, { ...news, errorCode, details }, now);
}
