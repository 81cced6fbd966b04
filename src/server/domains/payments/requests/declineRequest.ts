import { and, eq } from 'drizzle-orm';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';
import type { PaymentRequestRow } from './requestPayment.ts';

const { create, decline } = TRANSITIONS['payment-request'].events;

/** Ends a pending payment request whose card was declined, without waiting: the payer chooses again. */
export async function declineRequest(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id, failure_code }: Pick<PaymentRequestRow, 'id' | 'failure_code'>,
  now: Date,
): Promise<void> {
  const update = transaction
    .update(payment_requests)
    .set({ status: decline.to, failure_code, updated: now })
    .where(and(isRecord(payment_requests, scope, id), eq(payment_requests.status, create.to)));
  await sendLater(transaction, update);
}
