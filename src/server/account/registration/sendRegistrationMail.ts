import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Addressee, personMail } from '../../access/attempts/personMail.ts';
import { type RecoverablePerson, recoverablePerson } from '../../access/attempts/recoverablePerson.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { registrations } from '../../database/schema/index.ts';

/** A registration whose e-mail is not confirmed. */
export type Registration = typeof registrations.$inferSelect;

async function newestOf({ database, realTime: now }: Services, email: string): Promise<Registration | undefined> {
  const [newest] = await database.drizzle
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expires, now())))
    .orderBy(desc(registrations.created))
    .limit(1);
  return newest;
}

/** Mails the link that confirms an e-mail, for a registration or for an existing user. */
async function sendLink(
  services: Services,
  addressee: Addressee,
  of: { readonly userId: string } | { readonly registrationId: string },
): Promise<void> {
  const now = services.realTime();
  const seconds = services.config.current().limits.mailed_links.confirm_seconds;
  await services.database.drizzle.transaction(async (tx) => {
    if ('userId' in of) await dropOneTimeTokens(tx, 'CONFIRM_EMAIL', of.userId, now);
    const order =
      'userId' in of
        ? ({ purpose: 'CONFIRM_EMAIL', userId: of.userId, seconds } as const)
        : ({ purpose: 'CONFIRM_EMAIL', details: { registration_id: of.registrationId }, seconds } as const);
    const link = { path: `/confirm_email/${await createOneTimeToken(tx, order, now)}`, seconds };
    await sendMail(tx, personMail(services, addressee, 'confirm_email', link), now);
  });
}

async function mailKnown(services: Services, person: RecoverablePerson, isConfirmed: boolean): Promise<void> {
  if (!isConfirmed) return sendLink(services, person.addressee, { userId: person.userId });
  const mail = personMail(services, person.addressee, 'registered_already', { path: '/forgot_password' });
  await sendMail(services.database.drizzle, mail, services.realTime());
}

/**
 * Mails the owner of an e-mail their next step: the confirmation link, or to an existing user a note that the account
 * exists. Sends nothing without a registration.
 */
export async function sendRegistrationMail(services: Services, email: string, request: FastifyRequest): Promise<void> {
  const registration = await newestOf(services, email);
  const person = await recoverablePerson(services, email, request);
  if (person !== undefined) {
    if (person.isConfirmed && registration === undefined) return;
    return mailKnown(services, person, person.isConfirmed);
  }
  if (registration === undefined) return;
  const { registration_id: registrationId, full_name: fullName, language, brand } = registration;
  await sendLink(services, { email, fullName, language, brand: services.config.brand(brand) }, { registrationId });
}
