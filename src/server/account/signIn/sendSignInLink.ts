import type { FastifyRequest } from 'fastify';
import { personMail } from '../../access/attempts/personMail.ts';
import { recoverablePerson } from '../../access/attempts/recoverablePerson.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';

/** A sign-in link. */
export interface SignInLink {
  /** Lower-cased. */
  readonly email: string;
  /** Its source: one of `token_sources`. */
  readonly source: string;
  /** Path of the console page after sign-in. */
  readonly page: string;
}

/** Mails a one-time sign-in link; earlier links become invalid. */
export async function sendSignInLink(
  services: Services,
  { email, source, page }: SignInLink,
  request: FastifyRequest,
): Promise<void> {
  const person = await recoverablePerson(services, email, request);
  if (person === undefined) return;
  const { userId, business, addressee } = person;
  const now = services.realTime();
  const seconds = services.config.current().limits.sign_in.token_seconds;
  await services.database.drizzle.transaction(async (tx) => {
    await dropOneTimeTokens(tx, 'SIGN_IN', userId, now);
    const order = {
      purpose: 'SIGN_IN',
      userId,
      businessId: business.business_id,
      details: { source },
      seconds,
    } as const;
    const query = new URLSearchParams({ one_time_token: await createOneTimeToken(tx, order, now), source });
    await sendMail(tx, personMail(services, addressee, 'sign_in_link', { path: `${page}?${query}`, seconds }), now);
  });
}
