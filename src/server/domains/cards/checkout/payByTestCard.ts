import type { PayerCardInput } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { PayableBusiness } from '../../payments/payables/Payable.ts';
import { lockRequest } from '../../payments/requests/payRequest.ts';
import { arrivingTestCard, payerTestCard } from '../acquirer/arrivingTestCard.ts';
import { sandboxAcquirer } from '../acquirer/sandboxAcquirer.ts';
import { acceptCard } from '../intake/acceptCard.ts';
import { answerChallenge } from '../intake/answerChallenge.ts';
import { arrivingPayment, requestedPayment } from './requestedPayment.ts';

/** A payment of a request by a test card. */
export interface TestCardPayment {
  /** UUID of the payment request. */
  readonly requestId: string;
  readonly input: PayerCardInput;
  /** Address of the payer. */
  readonly ip: string;
}

/**
 * Pays a payment request by card in test mode, in place of the acquirer's page: by a test card, or with the answer to the
 * challenge of its bank. A card that is declined ends the request. Throws DATA_NOT_FOUND_ERROR, ALREADY_PAID_ERROR,
 * PAYMENT_EXPIRED_ERROR, NOT_PAYABLE_ERROR, API_VALIDATION_ERROR and the errors of `acceptCard`.
 * Rule cards.paid-on-the-page.
 */
export async function payByTestCard(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  { requestId, input: { test_card, answer }, ip }: TestCardPayment,
  now: Date,
): Promise<void> {
  const locked = await lockRequest(transaction, business, requestId, now);
  const intake = { transaction, business, acquirer: sandboxAcquirer, now };
  const payment = await requestedPayment(transaction, business.scope, requestId);
  if (payment === undefined) {
    const card = arrivingTestCard(payerTestCard(test_card, business.country), business.country, now);
    const entered = { card, cardholder_name: null, ip_address: ip, ip_country: null };
    await acceptCard(intake, arrivingPayment(business, locked, entered));
    return;
  }
  if (payment.awaits !== 'CHALLENGE' || answer === undefined)
    throw new ApiError('NOT_PAYABLE_ERROR', 'A card was entered already. Answer the challenge of its bank.');
  await answerChallenge(intake, payment, { event: answer === 'pass' ? 'verify' : 'fail' });
}
