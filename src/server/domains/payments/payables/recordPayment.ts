import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { ReceiptSettings } from '../../../engine/operations/records/receiptNumber.ts';
import { sendReceipt } from '../../receipts/sendReceipt.ts';
import { type AcceptedPayment, acceptPayment } from '../acceptPayment.ts';
import { requireAcceptedWithinDay } from '../requireAcceptedWithinDay.ts';
import type { PayableBusiness } from './Payable.ts';

/** How a payment is recorded whose channel and reference are known before: that of a card. */
export interface Recording extends Pick<AcceptedPayment, 'channel' | 'reference'> {
  readonly steps: PaymentSteps;
}

/** What a caller has read before, and what it writes before the accounts of the business are locked. */
export interface PaymentSteps {
  /** The receipt settings; null: there are none, `undefined`: they were not read. */
  readonly receipts?: ReceiptSettings | null | undefined;
  readonly beforeLedger?: (transactionId: string) => Promise<void>;
}

/**
 * Records what a payer paid: the transaction, its journal and the receipt. Returns the transaction's UUID. Throws
 * DAILY_LIMIT_ERROR.
 */
export async function recordPayment(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  payment: AcceptedPayment,
  payerEmail: string | null,
  now: Date,
  { receipts, beforeLedger }: PaymentSteps = {},
): Promise<string> {
  const { scope, brand } = business;
  const transactionId = await acceptPayment(transaction, business, payment, now, beforeLedger);
  await requireAcceptedWithinDay(transaction, business, now);
  await sendReceipt(transaction, { scope, transactionId, brand, payerEmail, settings: receipts }, now);
  return transactionId;
}
