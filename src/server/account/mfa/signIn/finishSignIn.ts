import { eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errorCodes.ts';
import type { SecondProofMethod } from '#contract/generated/api.ts';
import { recordAsBusiness, signInActivity } from '../../../access/sessions/activity/authActivity.ts';
import { useOneTimeToken } from '../../../access/sessions/credentials/oneTimeTokens.ts';
import { findPerson } from '../../../access/sessions/people/findPerson.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { user_emails } from '../../../database/schema/index.ts';
import { verifyAttempt } from '../../../engine/confirmation/attempts.ts';
import { checkDevice } from '../../devices/checkDevice.ts';
import { beginSession, type Exchange, type SessionAnswer, type SignInPerson } from '../../signIn/beginSession.ts';
import type { UseProof } from '../factors/Proof.ts';
import { secondProofOf } from './secondProofOf.ts';
import { countChallengeTry, findChallenge, type SignInChallenge } from './signInChallenge.ts';

/** Verifies a code of one method. */
export interface ProofCheck {
  readonly method: SecondProofMethod;
  readonly check: (challenge: SignInChallenge) => Promise<UseProof | undefined>;
}

const WRONG = {
  authenticator: 'AUTH_TOKEN_NOT_VALID_ERROR',
  text_message: 'OTP_TOKEN_NOT_VALID_ERROR',
  backup_code: 'BACKUP_CODE_NOT_VALID_ERROR',
} as const satisfies Record<SecondProofMethod, ErrorCode>;

/** The user as they are now; they may have been deleted after entering the password. */
async function findSignInPerson({ database }: Services, userId: string): Promise<SignInPerson | undefined> {
  const [kept] = await database.drizzle.select().from(user_emails).where(eq(user_emails.user_id, userId));
  const person = kept && (await findPerson(database, kept.email));
  if (kept === undefined || !person?.business || person.user.status === 'DELETED') return undefined;
  return { userId, fullName: person.user.full_name, email: kept.email, business: person.business };
}

/**
 * Verifies the second factor of a sign-in, and begins the session. Every attempt is counted before it is verified, for the
 * challenge and for the user, across all servers. Throws the method's error for a wrong code, CHALLENGE_NOT_VALID_ERROR,
 * TOO_MANY_REQUESTS and USER_LOCKED_ERROR.
 */
export async function finishSignIn(
  exchange: Exchange,
  token: string,
  { method, check }: ProofCheck,
): Promise<SessionAnswer> {
  const { request, services } = exchange;
  const { drizzle } = services.database;
  const now = services.realTime();
  const challenge = await findChallenge(services, token);
  const { userId, variant } = challenge;
  const person = await findSignInPerson(services, userId);
  const wanted = await secondProofOf(drizzle, userId);

  async function begin(): Promise<SessionAnswer | undefined> {
    await countChallengeTry(services, challenge);
    const use = wanted?.methods.includes(method) ? await check(challenge) : undefined;
    if (use === undefined || person === undefined) return undefined;
    const admit = await checkDevice(exchange, userId);
    return drizzle.transaction(async (tx) => {
      const isFirst = (await useOneTimeToken(tx, 'SIGN_IN_CHALLENGE', token, now)) !== undefined;
      if (!isFirst || !(await use(tx))) return undefined;
      await admit(tx);
      return beginSession(tx, exchange, variant, person);
    });
  }

  async function rejectionOf(): Promise<ApiError> {
    if (person !== undefined) {
      const actor = { name: person.fullName, email: person.email };
      const failed = signInActivity(person.business, actor, request, 'SIGN_IN_FAILED');
      await drizzle.transaction((tx) => recordAsBusiness(tx, { ...failed, after: { second_proof: method } }, now));
    }
    return new ApiError(WRONG[method], 'The code is invalid or has expired.');
  }

  return verifyAttempt(services, { userId, request, check: begin, rejectionOf });
}
