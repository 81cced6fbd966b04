import type { AuthenticationAnswer } from '../acquirer/CardAcquirer.ts';
import { authenticationOf, moveAuthentication } from './authentications.ts';
import type { CardIntake, CardPayment } from './CardIntake.ts';
import { authorizePayment, declinePayment } from './paymentSteps.ts';

/** What a cardholder answered to the challenge of their bank. `eci`: default is what the networks say of it. */
export interface ChallengeAnswer {
  readonly event: 'verify' | 'fail';
  readonly eci?: AuthenticationAnswer['eci'];
}

function eciOf({ event, eci }: ChallengeAnswer, { card_brand }: CardPayment): AuthenticationAnswer['eci'] {
  if (eci !== undefined) return eci;
  if (event === 'fail') return '07';
  return card_brand === 'MASTERCARD' ? '02' : '05';
}

/** Records the answer of a cardholder. Returns the UUID of the authentication. */
export async function recordAnswer(intake: CardIntake, payment: CardPayment, answer: ChallengeAnswer): Promise<string> {
  const authentication = await authenticationOf(intake, payment);
  if (authentication === undefined) throw new Error('The payment waits for a challenge, and has none');
  const { id } = authentication;
  await moveAuthentication(intake, id, [answer.event], { eci: eciOf(answer, payment) });
  return id;
}

/** Records the answer of a cardholder: the payment goes on, or is declined. Rule cards.challenge. */
export async function answerChallenge(
  intake: CardIntake,
  payment: CardPayment,
  answer: ChallengeAnswer,
): Promise<CardPayment> {
  const id = await recordAnswer(intake, payment, answer);
  if (answer.event === 'fail') return declinePayment(intake, payment, '3DS_REQUIRED');
  return authorizePayment(intake, payment, { withoutCvn: false, verifiedId: id });
}
