import type { PayerCard } from '#contract/generated/api.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { requestedPayment } from '../cards/checkout/requestedPayment.ts';
import type { PaymentRequestRow } from '../payments/requests/requestPayment.ts';
import type { PayerAddress } from './findPayerAddress.ts';

/** What payers read of a decline: lists and rules of the business are not theirs to know. */
function declineOf({ failure_code: code }: PaymentRequestRow): string | null {
  return code === 'FRAUD_GUARD_BLOCKED' ? 'CARD_DECLINED' : code;
}

async function stepOf(
  transaction: BusinessTransaction,
  { scope }: Pick<PayerAddress, 'scope'>,
  { id, status, expires }: PaymentRequestRow,
  now: Date,
): Promise<PayerCard['step']> {
  if (status !== 'PENDING' || expires <= now) return null;
  const payment = await requestedPayment(transaction, scope, id);
  if (payment === undefined) return 'enter';
  return payment.awaits === 'CHALLENGE' ? 'answer' : 'wait';
}

/** What the payer of a payment request does next with their card; null: it is not paid by card. */
export async function payerCard(
  transaction: BusinessTransaction,
  address: Pick<PayerAddress, 'scope'>,
  row: PaymentRequestRow,
  now: Date,
): Promise<PayerCard | null> {
  if (row.channel_category !== 'CARD') return null;
  const step = await stepOf(transaction, address, row, now);
  const hasPage = step === 'enter' || step === 'answer';
  return { step, action_url: hasPage ? row.action_url : null, declined: declineOf(row) };
}
