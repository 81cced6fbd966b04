import { and, eq, sql } from 'drizzle-orm';
import type { SimulatedCardPaymentForm } from '#contract/generated/forms.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { type ApiError, fieldError } from '../../core/errors/ApiError.ts';
import { belongsToGiven } from '../../database/belongsTo.ts';
import { preparedOn } from '../../database/preparedOn.ts';
import { customers } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { payableBusiness } from '../payments/payables/payableBusiness.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { arrivingTestCard } from './acquirer/arrivingTestCard.ts';
import { sandboxAcquirer } from './acquirer/sandboxAcquirer.ts';
import { findPayment } from './findPayment.ts';
import { type ArrivingPayment, acceptCard } from './intake/acceptCard.ts';
import { answerChallenge } from './intake/answerChallenge.ts';
import type { CardIntake, CardPayment } from './intake/CardIntake.ts';
import { capturePayment, releasePayment } from './intake/paymentSteps.ts';

function sandboxIntake(context: OperationContext): CardIntake {
  const { transaction, session, now } = context;
  requireTestMode(session);
  return { transaction, business: payableBusiness(context), acquirer: sandboxAcquirer, now };
}

function rejected(field: string, code: string, message: string): ApiError {
  return fieldError(field, message, code);
}

/** The customer with an e-mail address; without one, the payer has the address alone. */
async function payerOf(
  { transaction, session: { scope } }: OperationContext,
  email: string | undefined,
): Promise<Pick<ArrivingPayment, 'customer_id' | 'customer_name' | 'payer_email'>> {
  if (email === undefined) return { customer_id: null, customer_name: null, payer_email: null };
  const statement = preparedOn(transaction, 'customer_of_email', (connection, name) =>
    connection
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(and(belongsToGiven(customers), eq(customers.email, sql.placeholder('email'))))
      .limit(1)
      .prepare(name),
  );
  const [customer] = await statement.execute({ ...scope, email });
  return { customer_id: customer?.id ?? null, customer_name: customer?.name ?? null, payer_email: email };
}

/** The state of a payment, for the activity log. */
function logged({ status, failure_code, awaits, external_id, amount }: CardPayment) {
  return {
    external_id,
    amount: String(amount),
    status,
    ...(failure_code && { failure_code }),
    ...(awaits && { awaits }),
  };
}

/**
 * `cards.simulate`: pays with a test card in place of a payer, as `acceptCard` accepts cards. Throws
 * ENVIRONMENT_NOT_ALLOWED_ERROR in live mode, API_VALIDATION_ERROR and the errors of `acceptCard`.
 * Rule cards.charged-in-test-mode.
 */
export async function simulateCard(context: OperationContext): Promise<CreationOutcome> {
  const intake = sandboxIntake(context);
  const { currency, name } = context.session.business;
  const input = context.input as unknown as SimulatedCardPaymentForm;
  const amount = parseDecimal(input.amount, currency);
  if (amount <= 0n) throw rejected('amount', 'more_than_nothing', 'must be greater than zero');
  const payment = await acceptCard(intake, {
    card: arrivingTestCard(input.test_card, context.session.business.country, context.now),
    amount,
    currency,
    externalId: input.external_id,
    description: input.description ?? null,
    descriptor: name.toUpperCase(),
    source: input.source ?? 'DASHBOARD',
    installment_months: input.installment_months === undefined ? null : Number(input.installment_months),
    authorize_only: input.authorize_only === true,
    promotionCode: input.promotion_code,
    withoutCvn: input.without_cvn === true,
    ip_address: input.ip_address ?? null,
    payment_request_id: null,
    ip_country: (input.ip_country as ArrivingPayment['ip_country'] | undefined) ?? null,
    ...(await payerOf(context, input.payer_email)),
  });
  return { recordId: payment.id, activity: 'PAYMENT_SIMULATED', before: {}, after: logged(payment) };
}

/** What an action changed of a payment. */
function outcomeOf(before: CardPayment, after: CardPayment): OperationOutcome {
  return { activity: 'PAYMENT_SIMULATED', before: logged(before), after: logged(after) };
}

/** `cards.pass_challenge`: the cardholder passes the challenge, and the payment goes on. Rule cards.challenge. */
export async function passChallenge(context: RecordContext): Promise<OperationOutcome> {
  const intake = sandboxIntake(context);
  const payment = await findPayment(context);
  return outcomeOf(payment, await answerChallenge(intake, payment, { event: 'verify' }));
}

/** `cards.fail_challenge`: the cardholder fails the challenge, and the payment is declined. Rule cards.challenge. */
export async function failChallenge(context: RecordContext): Promise<OperationOutcome> {
  const intake = sandboxIntake(context);
  const payment = await findPayment(context);
  return outcomeOf(payment, await answerChallenge(intake, payment, { event: 'fail' }));
}

/**
 * `cards.capture`: captures an authorized payment, or part of it. Throws API_VALIDATION_ERROR for nothing, and the errors of
 * `capturePayment`; the form rejects more than was authorized.
 * Rule cards.capture.
 */
export async function captureCard(context: RecordContext): Promise<OperationOutcome> {
  const intake = sandboxIntake(context);
  const payment = await findPayment(context);
  const amount = parseDecimal(String(context.input.amount), payment.currency);
  if (amount <= 0n) throw rejected('amount', 'more_than_nothing', 'must be greater than zero');
  return outcomeOf(payment, await capturePayment(intake, payment, amount));
}

/** `cards.reverse`: releases an authorized amount; the payment ends without a charge. Rule cards.capture. */
export async function reverseCard(context: RecordContext): Promise<OperationOutcome> {
  const intake = sandboxIntake(context);
  const payment = await findPayment(context);
  return outcomeOf(payment, await releasePayment(intake, payment));
}
