import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { scopeColumns } from '../../../database/belongsTo.ts';
import { insertRow } from '../../../database/insertRow.ts';
import { credit_card_settlements } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';
import { queueDisputes } from '../../chargebacks/queueDisputes.ts';
import { acceptingFee } from '../../payments/acceptingFee.ts';
import { feeTax } from '../../payments/acceptPayment.ts';
import { recordPayment } from '../../payments/payables/recordPayment.ts';
import { recordFailedPayment } from '../../payments/recordFailedPayment.ts';
import { declineRequest } from '../../payments/requests/declineRequest.ts';
import { takePayment } from '../../payments/requests/takePayment.ts';
import type { CaptureAnswer } from '../acquirer/CardAcquirer.ts';
import { NETWORK_CHANNELS } from '../networks.ts';
import { returnPromotion } from '../promotions/promotionOf.ts';
import { moveAuthentication } from './authentications.ts';
import { captureAuthorization, recordAuthorization, reverseAuthorization } from './authorizations.ts';
import { announce, type CardIntake, type CardPayment, changePayment, orderOf } from './CardIntake.ts';

const { charge, decline, reverse } = TRANSITIONS['credit-card-payment'].events;
const { expect } = TRANSITIONS['credit-card-settlement'].events;

/** The columns that the transaction of a card payment takes from it. */
function transactionColumns(payment: CardPayment) {
  const { external_id, customer_id, customer_name, description, currency } = payment;
  return {
    channel_category: 'CARD',
    channel: NETWORK_CHANNELS[payment.card_brand],
    external_id,
    reference: payment.id.replaceAll('-', '').slice(-16).toUpperCase(),
    customer_id,
    customer_name,
    description,
    currency,
  } as const;
}

/** Ends a payment that is declined and its payment request, records it among the failed payments, and announces it. */
export async function declinePayment(
  intake: CardIntake,
  payment: CardPayment,
  failure_code: NonNullable<CardPayment['failure_code']>,
): Promise<CardPayment> {
  const { transaction, business, now } = intake;
  const returned = await returnPromotion(intake, payment);
  const { amount } = { ...payment, ...returned };
  const failed = { ...transactionColumns(payment), amount, failure_code };
  const declined = await changePayment(intake, payment, {
    ...returned,
    status: decline.to,
    awaits: null,
    failure_code,
    transaction_id: await recordFailedPayment(transaction, business.scope, failed, now),
  });
  await announce(intake, declined);
  const { payment_request_id: requestId } = declined;
  if (requestId !== null) await declineRequest(transaction, business.scope, { id: requestId, failure_code }, now);
  return declined;
}

/** Releases the authorized amount of a payment, which ends it without a charge. Rule cards.capture. */
export async function releasePayment(intake: CardIntake, payment: CardPayment): Promise<CardPayment> {
  await reverseAuthorization(intake, payment);
  await intake.acquirer.reverse(orderOf(intake, payment));
  return endPayment(intake, payment);
}

/** Ends a payment whose amount is not charged, without a reason of its bank. */
export async function endPayment(intake: CardIntake, payment: CardPayment): Promise<CardPayment> {
  const returned = await returnPromotion(intake, payment);
  const ended = await changePayment(intake, payment, { ...returned, status: reverse.to, awaits: null });
  await announce(intake, ended);
  return ended;
}

/** Records when the acquirer pays a charged payment out. */
async function expectSettlement(
  { transaction, business: { scope, country }, now }: CardIntake,
  { id: payment_id, amount, fee, currency }: CardPayment,
  answer: CaptureAnswer,
): Promise<void> {
  const tax = feeTax(fee, country);
  const row = {
    ...scopeColumns(scope),
    ...answer,
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    payment_id,
    status: expect.to,
    amount,
    fee,
    tax,
    net_amount: amount - fee - tax,
    currency,
    settled: null,
  } as const;
  await sendLater(transaction, insertRow(transaction, credit_card_settlements, row));
}

/**
 * Captures an authorized payment, or part of it (minor units): records the payment in the ledger, the settlement that is
 * expected, the receipt and the callback. Throws DAILY_LIMIT_ERROR, and ACTION_NOT_AVAILABLE_ERROR for more than was
 * authorized.
 * Rule cards.capture.
 */
export async function capturePayment(intake: CardIntake, payment: CardPayment, amount: bigint): Promise<CardPayment> {
  await captureAuthorization(intake, payment, amount);
  return chargePayment(intake, payment, amount);
}

/** Charges a captured amount. Throws DAILY_LIMIT_ERROR. */
async function chargePayment(intake: CardIntake, payment: CardPayment, amount: bigint): Promise<CardPayment> {
  const { transaction, business, acquirer, now, known } = intake;
  const { currency, payer_email: payerEmail } = payment;
  const fee = acceptingFee('CARD', amount, currency);
  const answer = await acquirer.capture({ ...orderOf(intake, payment), amount: toDecimal(amount, currency) }, now);
  const accepting = { ...transactionColumns(payment), amount, fee };
  let charged = payment;
  async function beforeLedger(transactionId: string): Promise<void> {
    const accepted = { amount, fee, transaction_id: transactionId };
    charged = await changePayment(intake, payment, { ...accepted, status: charge.to, awaits: null });
    await expectSettlement(intake, charged, answer);
    await queueDisputes(transaction, business.scope, null, now);
    await announce(intake, charged);
  }
  const steps = { receipts: known?.receipts, beforeLedger };
  const { payment_request_id: requestId } = payment;
  if (requestId === null) await recordPayment(transaction, business, accepting, payerEmail, now, steps);
  else {
    const { channel, reference } = accepting;
    await takePayment(
      transaction,
      business,
      { id: requestId, taken: now, recording: { channel, reference, steps } },
      now,
    );
  }
  return charged;
}

/**
 * Requests the amount of the card's bank, and captures it unless it is only authorized. `verifiedId`: UUID of the
 * authentication that the authorization uses.
 */
export async function authorizePayment(
  intake: CardIntake,
  payment: CardPayment,
  { withoutCvn, verifiedId }: { readonly withoutCvn: boolean; readonly verifiedId?: string | undefined },
): Promise<CardPayment> {
  const answer = await intake.acquirer.authorize(orderOf(intake, payment, withoutCvn));
  const declined = await recordAuthorization(intake, payment, answer, !payment.authorize_only);
  if (declined !== undefined) return declinePayment(intake, payment, declined);
  if (verifiedId !== undefined) await moveAuthentication(intake, verifiedId, ['use']);
  if (payment.authorize_only) return changePayment(intake, payment, { awaits: 'CAPTURE' });
  return chargePayment(intake, payment, payment.amount);
}
