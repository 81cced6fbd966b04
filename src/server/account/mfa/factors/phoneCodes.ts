import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SentCodeAnswer } from '#contract/generated/api.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../../../access/sessions/credentials/oneTimeTokens.ts';
import { hashPassword, verifyPassword } from '../../../access/sessions/credentials/passwords.ts';
import { sendText } from '../../../core/outbox/sendMail.ts';
import type { Services } from '../../../core/services.ts';
import { one_time_tokens } from '../../../database/schema/index.ts';
import { CODE_LENGTH, newCode } from '../../../engine/confirmation/codes.ts';
import { codeText } from './codeText.ts';
import { maskedPhone } from './maskedPhone.ts';
import type { ProofTables, UseProof } from './Proof.ts';
import { countTextMessage } from './textMessages.ts';

const PURPOSE = 'VERIFY_PHONE';

/** Sends the signed-in user a code; earlier codes become invalid. Throws TOO_MANY_REQUESTS. */
export async function sendPhoneCode(
  { database, config, realTime: now }: Services,
  phone: string,
  request: FastifyRequest,
): Promise<SentCodeAnswer> {
  const { user, business } = request.session();
  const limits = config.current().limits.confirmation;
  await countTextMessage(database.drizzle, limits, { phone, userId: user.id }, now());
  const code = newCode();
  const codeHash = await hashPassword(code);
  const addressee = { brand: config.brand(business.brand), language: user.preferredLanguage };
  const order = {
    purpose: PURPOSE,
    userId: user.id,
    details: { phone },
    codeHash,
    seconds: limits.code_seconds,
  } as const;
  await database.drizzle.transaction(async (tx) => {
    await dropOneTimeTokens(tx, PURPOSE, user.id, now());
    await createOneTimeToken(tx, order, now());
    await sendText(tx, codeText(phone, addressee, code, limits.code_seconds), now());
  });
  const expires = new Date(now().getTime() + limits.code_seconds * 1000).toISOString();
  return { resend: limits.resend_seconds, expires, length: CODE_LENGTH, sent_to: maskedPhone(phone) };
}

/** A correct code, with the number that it was sent to. */
export interface PhoneProof {
  readonly phone: string;
  readonly use: UseProof;
}

/**
 * Verifies the code that was last sent to a user. A code allows a limited number of attempts, counted before verification.
 * Rule verification.phone-code.
 */
export async function checkPhoneCode(
  database: ProofTables,
  tries: number,
  userId: string,
  code: string,
  now: Date,
): Promise<PhoneProof | undefined> {
  const { token_hash, user_id, purpose, used, expires, created } = one_time_tokens;
  const [newest] = await database
    .select({ token_hash })
    .from(one_time_tokens)
    .where(and(eq(user_id, userId), eq(purpose, PURPOSE), isNull(used), gt(expires, now)))
    .orderBy(desc(created))
    .limit(1);
  if (newest === undefined) return undefined;
  const own = and(eq(token_hash, newest.token_hash), isNull(used));
  const [kept] = await database
    .update(one_time_tokens)
    .set({ tries: sql`${one_time_tokens.tries} + 1` })
    .where(and(own, lt(one_time_tokens.tries, tries)))
    .returning();
  if (!(await verifyPassword(kept?.code_hash ?? undefined, code))) return undefined;
  return {
    phone: String(kept?.details.phone),
    use: async (transaction) => {
      const uses = await transaction.update(one_time_tokens).set({ used: now }).where(own).returning({ token_hash });
      return uses.length === 1;
    },
  };
}
