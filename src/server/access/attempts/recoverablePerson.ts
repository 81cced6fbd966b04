import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import { type businesses, user_emails } from '../../database/schema/index.ts';
import { findPerson } from '../sessions/people/findPerson.ts';
import { languageOf } from '../sessions/people/languageOf.ts';
import type { Addressee } from './personMail.ts';

/** A person who can recover access by mail, with the business whose activity log records it. */
export interface RecoverablePerson {
  readonly userId: string;
  readonly addressee: Addressee;
  /** Whether they have confirmed their e-mail. */
  readonly isConfirmed: boolean;
  readonly business: typeof businesses.$inferSelect;
  /** The actor in the activity log. */
  readonly actor: { readonly name: string; readonly email: string };
}

/** A person by lower-cased e-mail. `undefined` for an unknown e-mail, a deleted user, and a user without a business. */
export async function recoverablePerson(
  { database, config }: Services,
  email: string,
  request: FastifyRequest,
): Promise<RecoverablePerson | undefined> {
  const person = await findPerson(database, email);
  if (!person?.business || person.user.status === 'DELETED') return undefined;
  const { user, business } = person;
  const language = languageOf(user.preferred_language, request.headers['accept-language'], business.country);
  return {
    userId: user.user_id,
    addressee: { email, fullName: user.full_name, language, brand: config.brand(business.brand) },
    isConfirmed: user.email_confirmed !== null,
    business,
    actor: { name: user.full_name, email },
  };
}

/** A person by the user id of a token. */
export async function recoverableUser(
  services: Services,
  userId: string | null,
  request: FastifyRequest,
): Promise<RecoverablePerson | undefined> {
  if (userId === null) return undefined;
  const [found] = await services.database.drizzle
    .select({ email: user_emails.email })
    .from(user_emails)
    .where(eq(user_emails.user_id, userId))
    .limit(1);
  return found && recoverablePerson(services, found.email, request);
}
