import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { sendReceipt } from '../../receipts/sendReceipt.ts';
import { type AcceptedPayment, acceptPayment } from '../acceptPayment.ts';
import { requireAcceptedWithinDay } from '../requireAcceptedWithinDay.ts';
import type { PayableBusiness } from './Payable.ts';

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
): Promise<string> {
  const { scope, country, brand, limits } = business;
  const { virtualAccountSettlementDays } = limits;
  const paidTo = { scope, country, virtualAccountSettlementDays };
  const transactionId = await acceptPayment(transaction, paidTo, payment, now);
  await requireAcceptedWithinDay(transaction, business, now);
  await sendReceipt(transaction, { scope, transactionId, brand, payerEmail }, now);
  return transactionId;
}
