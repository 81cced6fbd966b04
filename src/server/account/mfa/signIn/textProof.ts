import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SentCodeAnswer } from '#contract/generated/api.ts';
import { recoverableUser } from '../../../access/attempts/recoverablePerson.ts';
import { hashPassword, verifyPassword } from '../../../access/sessions/credentials/passwords.ts';
import { sendText } from '../../../core/outbox/sendMail.ts';
import type { Services } from '../../../core/services.ts';
import { one_time_tokens } from '../../../database/schema/index.ts';
import { CODE_LENGTH, newCode } from '../../../engine/confirmation/codes.ts';
import { codeText } from '../factors/codeText.ts';
import { maskedPhone } from '../factors/maskedPhone.ts';
import type { UseProof } from '../factors/Proof.ts';
import { countTextMessage } from '../factors/textMessages.ts';
import { secondProofOf } from './secondProofOf.ts';
import { challengeIsOver, findChallenge, type SignInChallenge } from './signInChallenge.ts';

/**
 * Sends the code of a sign-in to the user's phone; earlier codes become invalid. Throws CHALLENGE_NOT_VALID_ERROR, also
 * when the user's factor is not a phone, and TOO_MANY_REQUESTS.
 */
export async function sendSignInCode(
  services: Services,
  token: string,
  request: FastifyRequest,
): Promise<SentCodeAnswer> {
  const { database, config, realTime: now } = services;
  const { userId, row } = await findChallenge(services, token);
  const proof = await secondProofOf(database.drizzle, userId);
  const person = await recoverableUser(services, userId, request);
  const phone = proof?.phone;
  if (phone === undefined || person === undefined) throw challengeIsOver();
  const limits = config.current().limits.confirmation;
  await countTextMessage(database.drizzle, limits, { phone, userId }, now());
  const code = newCode();
  const code_hash = await hashPassword(code);
  const seconds = (row.expires.getTime() - now().getTime()) / 1000;
  await database.drizzle.transaction(async (tx) => {
    await tx.update(one_time_tokens).set({ code_hash }).where(eq(one_time_tokens.token_hash, row.token_hash));
    await sendText(tx, codeText(phone, person.addressee, code, seconds), now());
  });
  return {
    resend: limits.resend_seconds,
    expires: row.expires.toISOString(),
    length: CODE_LENGTH,
    sent_to: maskedPhone(phone),
  };
}

/** Verifies the code that was sent for a challenge; it is used together with the challenge. */
export async function checkSignInCode({ row }: SignInChallenge, code: string): Promise<UseProof | undefined> {
  return (await verifyPassword(row.code_hash ?? undefined, code)) ? async () => true : undefined;
}
