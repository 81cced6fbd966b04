import type { FastifyRequest } from 'fastify';
import { personMail } from '../../access/attempts/personMail.ts';
import { recoverablePerson } from '../../access/attempts/recoverablePerson.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';

/** Mails a link for setting a new password to the owner of the e-mail; earlier links become invalid. */
export async function sendPasswordLink(services: Services, email: string, request: FastifyRequest): Promise<void> {
  const person = await recoverablePerson(services, email, request);
  if (person === undefined) return;
  const { userId, business, addressee, actor } = person;
  const now = services.realTime();
  const seconds = services.config.current().limits.mailed_links.password_seconds;
  await services.database.drizzle.transaction(async (tx) => {
    await dropOneTimeTokens(tx, 'CHANGE_PASSWORD', userId, now);
    const order = { purpose: 'CHANGE_PASSWORD', userId, businessId: business.business_id, seconds } as const;
    const token = await createOneTimeToken(tx, order, now);
    const link = { path: `/change_password/${token}`, seconds };
    await sendMail(tx, personMail(services, addressee, 'password_link', link), now);
    await recordAsBusiness(tx, signInActivity(business, actor, request, 'PASSWORD_RESET_ASKED'), now);
  });
}
