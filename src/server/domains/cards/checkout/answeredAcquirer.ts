import type {
  AuthenticationAnswer,
  AuthorizationAnswer,
  CaptureAnswer,
  CardAcquirer,
  CardOrder,
  PayerCardAcquirer,
} from '../acquirer/CardAcquirer.ts';
import { outcomeOf } from '../intake/authentications.ts';

/** What an acquirer answered to the steps of a payment; `undefined`: it was not requested to take the step. */
export interface AcquirerAnswers {
  readonly authentication?: AuthenticationAnswer | undefined;
  readonly authorization?: AuthorizationAnswer | undefined;
  readonly capture?: CaptureAnswer | undefined;
}

/** Has an amount authorized and captured. */
async function requestCharge(acquirer: CardAcquirer, order: CardOrder, now: Date): Promise<AcquirerAnswers> {
  const authorization = await acquirer.authorize(order);
  if (authorization.failure_code !== undefined) return { authorization };
  return { authorization, capture: await acquirer.capture(order, now) };
}

/** Requests of an acquirer what `continueCard` will: the authentication, where it is due, and the charge that follows. */
export async function requestPayment(
  acquirer: PayerCardAcquirer,
  order: CardOrder,
  isAuthenticated: boolean,
  now: Date,
): Promise<AcquirerAnswers> {
  if (!isAuthenticated) return requestCharge(acquirer, order, now);
  const authentication = await acquirer.authenticate(order);
  if (outcomeOf(authentication) !== 'CONTINUE') return { authentication };
  return { authentication, ...(await requestCharge(acquirer, order, now)) };
}

function known<T>(answer: T | undefined, step: string): T {
  if (answer === undefined) throw new Error(`The acquirer was not requested to ${step} before`);
  return answer;
}

/** An acquirer that repeats what another one answered: a payment is stored without a call in its transaction. */
export function answeredAcquirer(answers: AcquirerAnswers): CardAcquirer {
  return {
    authenticate: async () => known(answers.authentication, 'authenticate'),
    authorize: async () => known(answers.authorization, 'authorize'),
    capture: async () => known(answers.capture, 'capture'),
    reverse: async () => known<void>(undefined, 'reverse'),
  };
}
