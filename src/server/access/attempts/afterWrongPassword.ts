import type { FastifyRequest } from 'fastify';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { recordAsBusiness, signInActivity } from '../sessions/activity/authActivity.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../sessions/credentials/oneTimeTokens.ts';
import { personMail } from './personMail.ts';
import { type RecoverablePerson, recoverablePerson } from './recoverablePerson.ts';
import type { CountedAttempt } from './signInAttempts.ts';

/** Mails a locked user a link to unlock, and logs the lock. Rule sign-in.unlock-link. */
export async function sendUnlockLink(
  services: Services,
  person: RecoverablePerson,
  request: FastifyRequest,
): Promise<void> {
  const { userId, business, addressee, actor } = person;
  const now = services.realTime();
  const seconds = services.config.current().limits.mailed_links.unlock_seconds;
  await services.database.drizzle.transaction(async (tx) => {
    await dropOneTimeTokens(tx, 'UNLOCK_USER', userId, now);
    const order = { purpose: 'UNLOCK_USER', userId, businessId: business.business_id, seconds } as const;
    const link = { path: `/unlock_user/${await createOneTimeToken(tx, order, now)}`, seconds };
    await sendMail(tx, personMail(services, addressee, 'account_locked', link), now);
    await recordAsBusiness(tx, signInActivity(business, actor, request, 'ACCOUNT_LOCKED'), now);
  });
}

/** Logs a wrong password, and mails an unlock link if it locked the user. Does nothing for an unknown e-mail. */
export async function afterWrongPassword(
  services: Services,
  { email, locks }: CountedAttempt,
  request: FastifyRequest,
): Promise<void> {
  const person = await recoverablePerson(services, email, request);
  if (person === undefined) return;
  const failed = signInActivity(person.business, person.actor, request, 'SIGN_IN_FAILED');
  await services.database.drizzle.transaction((tx) => recordAsBusiness(tx, failed, services.realTime()));
  if (locks) await sendUnlockLink(services, person, request);
}
