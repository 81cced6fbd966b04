import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { fieldError } from '../../../core/errors/ApiError.ts';
import { scopeColumns } from '../../../database/belongsTo.ts';
import { insertRow } from '../../../database/insertRow.ts';
import { credit_card_payments, credit_card_tokenizations } from '../../../database/schema/index.ts';
import { sendLater, sendTogether } from '../../../database/sendLater.ts';
import { closedChannels, requireOpen } from '../../../engine/forms/liveMethods.ts';
import { receiptSettings } from '../../../engine/operations/records/receiptNumber.ts';
import { callbackUrlOf } from '../../callbacks/addCallback.ts';
import { exceedsDay, overDay } from '../../payments/requireAcceptedWithinDay.ts';
import type { ArrivingCard } from '../acquirer/ArrivingCard.ts';
import { CARD_CHANNELS } from '../cardMethod.ts';
import { takePromotion } from '../promotions/promotionOf.ts';
import { screeningReads, screenPayment } from '../screening/screenPayment.ts';
import { authenticate } from './authentications.ts';
import { type CardIntake, type CardPayment, changePayment } from './CardIntake.ts';
import { type CardFeature, enabledFeatures, isAuthenticated } from './features.ts';
import { authorizePayment, declinePayment } from './paymentSteps.ts';

/** A payment as it arrives. */
export interface ArrivingPayment
  extends Pick<
    CardPayment,
    | 'source'
    | 'descriptor'
    | 'description'
    | 'amount'
    | 'currency'
    | 'installment_months'
    | 'authorize_only'
    | 'ip_address'
    | 'ip_country'
    | 'customer_id'
    | 'customer_name'
    | 'payer_email'
    | 'payment_request_id'
  > {
  /** The name on the card; `undefined`: that of the customer. */
  readonly cardholder?: string | null;
  /** `undefined`: one that is generated. */
  readonly externalId: string | undefined;
  readonly card: ArrivingCard;
  readonly promotionCode: string | undefined;
  readonly withoutCvn: boolean;
}

/** Inserts a payment and the token of its card, without waiting. Returns the UUID of the payment. */
async function begin(
  { transaction, business: { scope }, now }: CardIntake,
  { externalId, card, cardholder, promotionCode: _code, withoutCvn: _cvn, ...given }: ArrivingPayment,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  const owner = scopeColumns(scope);
  const { firstDigits: _digits, score: _score, ...columns } = card;
  const payment = {
    ...owner,
    ...given,
    ...columns,
    id,
    created: now,
    updated: now,
    status: TRANSITIONS['credit-card-payment'].events.begin.to,
    external_id: externalId ?? `CCP-${id.replaceAll('-', '').slice(-10).toUpperCase()}`,
    type: given.installment_months === null ? null : 'INSTALLMENT',
    refunded_amount: 0n,
    charged_back_amount: 0n,
    open_disputes: 0,
    fee: 0n,
    cardholder_name: (cardholder ?? given.customer_name)?.toUpperCase() ?? null,
    risk_level: 'NORMAL',
  } as const;
  await sendLater(transaction, insertRow(transaction, credit_card_payments, payment));
  const token = {
    ...owner,
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    payment_id: id,
    token_type: 'SINGLE_USE',
    token: `tok-${randomBytes(12).toString('hex')}`,
    card_number: card.card_number,
    card_brand: card.card_brand,
    card_expiry: card.card_expiry,
  } as const;
  await sendLater(transaction, insertRow(transaction, credit_card_tokenizations, token));
  return id;
}

/** Inserts a payment, and reads what decides on it in the same round trip. */
async function beginAndRead(intake: CardIntake, arriving: ArrivingPayment) {
  const { transaction, business, now } = intake;
  const { scope, country, limits } = business;
  const paymentId = await begin(intake, arriving);
  const [live, exceeds, features, url, receipts, found, usual, entries, rules] = await sendTogether([
    closedChannels(transaction, scope, 'CREDIT_CARD'),
    exceedsDay(transaction, business, arriving, now),
    enabledFeatures(intake),
    callbackUrlOf(transaction, scope, 'CARD_PAYMENT'),
    receiptSettings(transaction, scope),
    ...screeningReads(transaction, scope, { paymentId, ...arriving.card }, now),
  ]);
  requireOpen(live, CARD_CHANNELS[country]);
  if (exceeds) throw overDay(limits);
  const [payment] = found;
  if (payment === undefined) throw new Error('Card payment was not inserted');
  const known = { callbackUrl: url ?? null, receipts: receipts ?? null };
  return { features, known, screening: { payment, usual, entries, rules } };
}

/** A payment that was begun: PENDING, or FAILED where a list or rule blocks it. */
export interface BegunPayment {
  readonly intake: CardIntake;
  readonly features: ReadonlySet<CardFeature>;
  readonly payment: CardPayment;
}

/**
 * Begins a payment by card, without the acquirer. In this order: cards must be live and the day's limit not reached; lists
 * and rules decide; a promotion lowers the amount; the settings of card payments apply. Throws PAYMENT_METHOD_NOT_LIVE_ERROR,
 * DAILY_LIMIT_ERROR, and API_VALIDATION_ERROR for a promotion or instalments that the payment cannot have.
 * Rule fraud.acts-on-payments.
 */
export async function beginCard(given: CardIntake, arriving: ArrivingPayment): Promise<BegunPayment> {
  const { card, promotionCode, withoutCvn } = arriving;
  const { features, known, screening } = await beginAndRead(given, arriving);
  if (arriving.installment_months !== null && !features.has('INSTALLMENT_ENABLED')) {
    throw fieldError('installment_months', 'are not enabled', 'installments_off');
  }
  const intake: CardIntake = { ...given, known };
  const screened = await screenPayment(intake, screening, card);
  let { payment } = screened;
  if (screened.action === 'BLOCK') {
    return { intake, features, payment: await declinePayment(intake, payment, 'FRAUD_GUARD_BLOCKED') };
  }
  if (promotionCode !== undefined) {
    const taken = await takePromotion(intake, promotionCode, payment, card.firstDigits);
    const amount = payment.amount - (taken.discount_amount ?? 0n);
    payment = await changePayment(intake, payment, { ...taken, amount, type: payment.type ?? 'PROMOTION' });
  }
  if (withoutCvn && !features.has('CAN_SKIP_CVN')) payment = await declinePayment(intake, payment, 'CVN_REQUIRED');
  return { intake, features, payment };
}

/** Has the cardholder of a begun payment authenticated, and the amount authorized and captured. */
export async function continueCard(
  { intake, features, payment }: BegunPayment,
  withoutCvn: boolean,
): Promise<CardPayment> {
  if (!isAuthenticated(features, payment)) return authorizePayment(intake, payment, { withoutCvn });
  const { outcome, verifiedId } = await authenticate(intake, payment);
  if (outcome === 'CHALLENGE') return changePayment(intake, payment, { awaits: 'CHALLENGE' });
  if (outcome === 'DECLINE') return declinePayment(intake, payment, '3DS_REQUIRED');
  return authorizePayment(intake, payment, { withoutCvn, verifiedId });
}

/**
 * Accepts a payment by card, in the caller's transaction: begins it, has the cardholder authenticated, and the amount
 * authorized and captured. Returns the payment: CHARGED, FAILED with a reason, or PENDING while it waits for the cardholder
 * or for its capture. Throws the errors of `beginCard`.
 * Rule cards.charged-in-test-mode, fraud.acts-on-payments.
 */
export async function acceptCard(given: CardIntake, arriving: ArrivingPayment): Promise<CardPayment> {
  const begun = await beginCard(given, arriving);
  return begun.payment.status === 'PENDING' ? continueCard(begun, arriving.withoutCvn) : begun.payment;
}
