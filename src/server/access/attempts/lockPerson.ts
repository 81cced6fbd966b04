import type { FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import { endSessions } from '../sessions/store/sessions.ts';
import { sendUnlockLink } from './afterWrongPassword.ts';
import { recoverableUser } from './recoverablePerson.ts';
import { lock } from './signInAttempts.ts';

/**
 * Locks a user after too many wrong PINs or codes: ends their sessions, blocks sign-in with their e-mail, and mails them a
 * link to unlock. Unlocking requires the password as well.
 * Rule session.deleted-user.
 */
export async function lockPerson(services: Services, userId: string, request: FastifyRequest): Promise<void> {
  const { drizzle } = services.database;
  const now = services.realTime();
  await endSessions(drizzle, now, { userId }, 'LOCKED');
  const person = await recoverableUser(services, userId, request);
  if (person === undefined) return;
  await lock(drizzle, person.addressee.email, now);
  await sendUnlockLink(services, person, request);
}
