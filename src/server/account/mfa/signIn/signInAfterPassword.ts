import type { SecondProofDemand } from '#contract/generated/api.ts';
import type { SessionVariant } from '../../../access/sessions/store/sessions.ts';
import { checkDevice } from '../../devices/checkDevice.ts';
import { beginSession, type Exchange, type SessionAnswer, type SignInPerson } from '../../signIn/beginSession.ts';
import { secondProofOf } from './secondProofOf.ts';
import { createChallenge } from './signInChallenge.ts';

/** Response to a correct first factor: a session, or the second factor that is required. */
export type FirstProofAnswer = SessionAnswer | SecondProofDemand;

/** Begins the session after a correct first factor, or requires the second factor if the user has one. */
export async function signInAfterPassword(
  exchange: Exchange,
  variant: SessionVariant,
  person: SignInPerson,
): Promise<FirstProofAnswer> {
  const { services } = exchange;
  const { drizzle } = services.database;
  const proof = await secondProofOf(drizzle, person.userId);
  if (proof !== undefined) return createChallenge(services, { userId: person.userId, variant }, proof);
  const admit = await checkDevice(exchange, person.userId);
  return drizzle.transaction(async (tx) => {
    await admit(tx);
    return beginSession(tx, exchange, variant, person);
  });
}
