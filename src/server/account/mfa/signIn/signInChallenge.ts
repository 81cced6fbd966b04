import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { SecondProofDemand } from '#contract/generated/api.ts';
import {
  createOneTimeToken,
  findOneTimeToken,
  type OneTimeToken,
} from '../../../access/sessions/credentials/oneTimeTokens.ts';
import type { SessionVariant } from '../../../access/sessions/store/sessions.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { one_time_tokens, sessions } from '../../../database/schema/index.ts';
import { maskedPhone } from '../factors/maskedPhone.ts';
import type { SecondProof } from './secondProofOf.ts';

const SESSION_VARIANTS = sessions.variant.enumValues;

/** A sign-in that waits for its second factor. */
export interface SignInChallenge {
  readonly token: string;
  readonly userId: string;
  /** The variant in which the sign-in began; its session has no other. */
  readonly variant: SessionVariant;
  readonly row: OneTimeToken;
}

/** The error for a challenge that is used, exhausted or expired. */
export function challengeIsOver(): ApiError {
  return new ApiError(
    'CHALLENGE_NOT_VALID_ERROR',
    'The sign-in challenge was already used, has too many attempts or has expired. Sign in again.',
  );
}

/** Creates the challenge after a correct password. Rule verification.challenge. */
export async function createChallenge(
  { database, config, realTime: now }: Services,
  { userId, variant }: Pick<SignInChallenge, 'userId' | 'variant'>,
  { methods, phone }: SecondProof,
): Promise<SecondProofDemand> {
  const seconds = config.current().limits.confirmation.code_seconds;
  const began = now();
  const challenge = await createOneTimeToken(
    database.drizzle,
    { purpose: 'SIGN_IN_CHALLENGE', userId, details: { variant }, seconds },
    began,
  );
  return {
    mfa: {
      challenge,
      methods: [...methods],
      expires: new Date(began.getTime() + seconds * 1000).toISOString(),
      ...(phone !== undefined && { phone: maskedPhone(phone) }),
    },
  };
}

/** The sign-in of a challenge. Throws CHALLENGE_NOT_VALID_ERROR. */
export async function findChallenge({ database, realTime: now }: Services, token: string): Promise<SignInChallenge> {
  const row = await findOneTimeToken(database.drizzle, 'SIGN_IN_CHALLENGE', token, now());
  if (row === undefined || row.user_id === null) throw challengeIsOver();
  const variant = SESSION_VARIANTS.find((each) => each === row.details.variant);
  if (variant === undefined) throw challengeIsOver();
  return { token, userId: row.user_id, variant, row };
}

/**
 * Counts an attempt of a challenge before it is verified, so that concurrent attempts cannot exceed the limit. Throws
 * CHALLENGE_NOT_VALID_ERROR when none are left.
 */
export async function countChallengeTry(services: Services, { row }: SignInChallenge): Promise<void> {
  const { tries } = services.config.current().limits.confirmation;
  const counted = await services.database.drizzle
    .update(one_time_tokens)
    .set({ tries: sql`${one_time_tokens.tries} + 1` })
    .where(
      and(
        eq(one_time_tokens.token_hash, row.token_hash),
        isNull(one_time_tokens.used),
        gt(one_time_tokens.expires, services.realTime()),
        lt(one_time_tokens.tries, tries),
      ),
    )
    .returning({ tries: one_time_tokens.tries });
  if (counted.length === 0) throw challengeIsOver();
}
