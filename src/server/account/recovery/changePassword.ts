import type { FastifyRequest } from 'fastify';
import { personMail } from '../../access/attempts/personMail.ts';
import type { RecoverablePerson } from '../../access/attempts/recoverablePerson.ts';
import { unlock } from '../../access/attempts/signInAttempts.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/authActivity.ts';
import { dropOneTimeTokens } from '../../access/sessions/oneTimeTokens.ts';
import { endSessions } from '../../access/sessions/sessions.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { keepPassword } from '../password/keepPassword.ts';

type Transaction = Parameters<typeof keepPassword>[0] & Parameters<typeof recordAsBusiness>[0];

/** A password that is changed. */
export interface PasswordChange {
  readonly person: RecoverablePerson;
  /** argon2id, in PHC form. */
  readonly hash: string;
  /** The session that goes on; every other one ends. */
  readonly exceptSession?: string;
}

/** What whoever knew the old password may have begun with it. */
const BEGUN = ['CHANGE_PASSWORD', 'SIGN_IN', 'SIGN_IN_CHALLENGE', 'UNLOCK_USER'] as const;

/**
 * Keeps a new password, ends the person's sessions and what was begun with the old one, and tells them by mail. The last
 * thing that its transaction does, which is narrowed to the business then.
 * Rule passwords.change-ends-sessions.
 */
export async function changePassword(
  tx: Transaction,
  services: Services,
  request: FastifyRequest,
  { person, hash, exceptSession }: PasswordChange,
): Promise<void> {
  const { userId, business, addressee, actor } = person;
  const now = services.now();
  const { remembered } = services.config.current().limits.password;
  await keepPassword(tx, { userId, hash, remembered }, now);
  for (const purpose of BEGUN) await dropOneTimeTokens(tx, purpose, userId, now);
  await unlock(tx, addressee.email);
  await endSessions(tx, now, { userId, except: exceptSession }, 'PASSWORD_CHANGED');
  await sendMail(tx, personMail(services, addressee, 'password_changed', { path: '/forgot_password' }), now);
  await recordAsBusiness(tx, signInActivity(business, actor, request, 'PASSWORD_CHANGED'), now);
}
