import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { TaskResult } from '../../../core/queue/Queue.ts';
import type { EnteredCard } from '../acquirer/CardAcquirer.ts';
import { beginCard, continueCard } from '../intake/acceptCard.ts';
import { answerChallenge, type ChallengeAnswer, recordAnswer } from '../intake/answerChallenge.ts';
import { authenticationOf, outcomeOf } from '../intake/authentications.ts';
import { type CardIntake, type CardPayment, changePayment, orderOf } from '../intake/CardIntake.ts';
import { enabledFeatures, isAuthenticated } from '../intake/features.ts';
import { authorizePayment, endPayment } from '../intake/paymentSteps.ts';
import { type AcquirerAnswers, requestPayment } from './answeredAcquirer.ts';
import {
  type Checkout,
  type CheckoutWork,
  changeRequest,
  inTask,
  intakeOf,
  lockOpen,
  logRequest,
  readCheckout,
} from './Checkout.ts';
import { arrivingPayment, requestedPayment } from './requestedPayment.ts';

const { create, cancel } = TRANSITIONS['payment-request'].events;

/** Opens the acquirer's page, or takes the card that was entered on it. */
async function takeCard(work: CheckoutWork, checkout: Checkout): Promise<TaskResult> {
  const { acquirer, run } = work;
  const { request, entry } = checkout;
  if (request.status !== create.to || request.expires <= run.now()) {
    await acquirer.close(entry);
    return { state: 'DONE' };
  }
  const result = await acquirer.openOrPoll(entry, run.now());
  if (result.state === 'PENDING') {
    const { url, nextPoll } = result;
    if (url !== request.action_url)
      await inTask(work, (transaction) => changeRequest(transaction, request, { action_url: url }));
    return { state: 'AGAIN', due: nextPoll < request.expires ? nextPoll : request.expires };
  }
  await begin(work, checkout, result.entered);
  return advanceCheckout(work);
}

/**
 * Begins the payment of a card that was entered: it is screened, once, before its bank is requested anything. Where the
 * business takes no cards any more, or may not accept more today, the request ends.
 */
async function begin(work: CheckoutWork, checkout: Checkout, entered: EnteredCard): Promise<void> {
  const { task, run } = work;
  const now = run.now();
  try {
    await inTask(work, async (transaction) => {
      const locked = await lockOpen(transaction, checkout, now);
      if (locked === undefined || (await requestedPayment(transaction, task.scope, task.key)) !== undefined) return;
      await beginCard(intakeOf(transaction, checkout, now), arrivingPayment(checkout.business, locked, entered));
      await logRequest(transaction, checkout, now);
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await inTask(work, async (transaction) => {
      if ((await lockOpen(transaction, checkout, now)) === undefined) return;
      await changeRequest(transaction, checkout.request, { status: cancel.to, updated: now });
      await logRequest(transaction, checkout, now);
    });
  }
}

/**
 * Decides, before the acquirer is requested to charge, whether what is paid can still be paid: then what the acquirer
 * has done is recorded, also when its answer is known later. Otherwise the payment ends without a charge.
 */
async function decideCharge(
  work: CheckoutWork,
  checkout: Checkout,
  payment: CardPayment,
  answer?: ChallengeAnswer,
): Promise<TaskResult> {
  const now = work.run.now();
  await inTask(work, async (transaction) => {
    const intake = intakeOf(transaction, checkout, now);
    const isOpen = (await lockOpen(transaction, checkout, now)) !== undefined;
    if (answer !== undefined) await recordAnswer(intake, payment, answer);
    if (isOpen) await changePayment(intake, payment, { awaits: 'ACQUIRER' });
    else await endPayment(intake, payment);
  });
  return advanceCheckout(work);
}

/** Stores what the acquirer answered, in the transaction that removes the task. */
function stored(
  { run }: CheckoutWork,
  checkout: Checkout,
  answers: AcquirerAnswers,
  store: (intake: CardIntake) => Promise<unknown>,
): TaskResult {
  return {
    state: 'DONE',
    write: async (transaction) => {
      await store(intakeOf(transaction, checkout, run.now(), answers));
      await logRequest(transaction, checkout, run.now());
    },
  };
}

/** Has the cardholder authenticated, unless they were, and the amount charged. */
async function charge(work: CheckoutWork, checkout: Checkout, payment: CardPayment): Promise<TaskResult> {
  const { acquirer, run } = work;
  const { business, request } = checkout;
  const { features, verifiedId } = await inTask(work, async (transaction) => {
    const intake = intakeOf(transaction, checkout, run.now());
    const authentication = await authenticationOf(intake, payment);
    return { features: await enabledFeatures(intake), verifiedId: authentication?.id };
  });
  const authenticates = verifiedId === undefined && isAuthenticated(features, payment);
  const answers = await requestPayment(acquirer, orderOf({ business }, payment), authenticates, run.now());
  const proceed = (intake: CardIntake) =>
    verifiedId === undefined
      ? continueCard({ intake, features, payment }, false)
      : authorizePayment(intake, payment, { withoutCvn: false, verifiedId });
  const { authentication } = answers;
  if (authentication === undefined || outcomeOf(authentication) !== 'CHALLENGE')
    return stored(work, checkout, answers, proceed);
  await inTask(work, async (transaction) => {
    await proceed(intakeOf(transaction, checkout, run.now(), answers));
    await changeRequest(transaction, request, { action_url: authentication.url ?? null });
  });
  return { state: 'AGAIN', due: run.now() };
}

/** Reads what the cardholder answered to their bank; without an answer until the request expires, the card is declined. */
async function readChallenge(work: CheckoutWork, checkout: Checkout, payment: CardPayment): Promise<TaskResult> {
  const { acquirer, run } = work;
  const { business, request } = checkout;
  const result = await acquirer.readChallenge(orderOf({ business }, payment), run.now());
  if (result.state === 'PENDING' && run.now() < request.expires)
    return { state: 'AGAIN', due: result.nextPoll < request.expires ? result.nextPoll : request.expires };
  const answer: ChallengeAnswer = result.state === 'ANSWERED' ? result : { event: 'fail' };
  if (answer.event === 'verify') return decideCharge(work, checkout, payment, answer);
  return stored(work, checkout, {}, (intake) => answerChallenge(intake, payment, answer));
}

/** Takes the next step of a payment by card, without holding a database connection while the acquirer answers. */
export async function advanceCheckout(work: CheckoutWork): Promise<TaskResult> {
  const checkout = await readCheckout(work);
  const { payment } = checkout;
  if (payment === undefined) return takeCard(work, checkout);
  if (payment.status !== 'PENDING') return { state: 'DONE' };
  if (payment.awaits === 'ACQUIRER') return charge(work, checkout, payment);
  return payment.awaits === 'CHALLENGE'
    ? readChallenge(work, checkout, payment)
    : decideCharge(work, checkout, payment);
}
