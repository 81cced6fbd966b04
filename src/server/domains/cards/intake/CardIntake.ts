import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { credit_card_payments } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';
import { updateRecord } from '../../../database/updateRecord.ts';
import type { ReceiptSettings } from '../../../engine/operations/records/receiptNumber.ts';
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
  /** What was read before the payment is charged or declined; `undefined`: each step reads its own. */
  readonly known?: KnownSettings;
}

/** Settings that end a payment; null: there are none. */
export interface KnownSettings {
  /** The callback URL of card payments. */
  readonly callbackUrl: string | null;
  readonly receipts: ReceiptSettings | null;
}

/** Writes columns of a payment, and returns it as it is then. Does not wait for the write. */
export async function changePayment(
  { transaction, business: { scope }, now }: CardIntake,
  payment: CardPayment,
  changes: Partial<CardPayment>,
): Promise<CardPayment> {
  const written = { ...changes, updated: now };
  const update = updateRecord(transaction, credit_card_payments, { scope, id: payment.id }, written);
  const found = update.then((count) => {
    if (count === 0) throw new Error('Card payment not found');
  });
  await sendLater(transaction, found);
  return { ...payment, ...written };
}

/** What the acquirer is requested to do with a payment. */
export function orderOf(
  { business: { country } }: { readonly business: Pick<PayableBusiness, 'country'> },
  { id, amount, currency, card_number, payment_request_id }: CardPayment,
  withoutCvn = false,
): CardOrder {
  const payment = formatRecordId(PAYMENT_PREFIX, id);
  const entry = payment_request_id && formatRecordId('preq', payment_request_id);
  return { id: payment, entry, amount: toDecimal(amount, currency), currency, country, card: card_number, withoutCvn };
}

/** Queues the callback about the end of a payment. */
export async function announce({ transaction, business, now, known }: CardIntake, payment: CardPayment): Promise<void> {
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
  await queueRecordCallback(transaction, business.scope, { ...news, errorCode, details, url: known?.callbackUrl }, now);
}
