import type { FastifyRequest } from 'fastify';
import { personMail } from '../../access/attempts/personMail.ts';
import type { RecoverablePerson } from '../../access/attempts/recoverablePerson.ts';
import { unlock } from '../../access/attempts/signInAttempts.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { dropOneTimeTokens } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { endSessions } from '../../access/sessions/store/sessions.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import { keepPassword } from '../password/keepPassword.ts';

type Transaction = Parameters<typeof keepPassword>[0] & Parameters<typeof recordAsBusiness>[0];

/** A change of a password. */
export interface PasswordChange {
  readonly person: RecoverablePerson;
  /** argon2id, in PHC form. */
  readonly hash: string;
  /** The session that stays; all others end. */
  readonly exceptSession?: string;
}

/** Tokens that may have been issued to an attacker who knew the old password. */
const REVOKED_PURPOSES = ['CHANGE_PASSWORD', 'SIGN_IN', 'SIGN_IN_CHALLENGE', 'UNLOCK_USER'] as const;

/**
 * Stores a new password, ends the user's sessions and pending tokens, and notifies them by mail. Restricts the rest of the
 * transaction to the business. Rule passwords.change-ends-sessions.
 */
export async function changePassword(
  tx: Transaction,
  services: Services,
  request: FastifyRequest,
  { person, hash, exceptSession }: PasswordChange,
): Promise<void> {
  const { userId, business, addressee, actor } = person;
  const now = services.realTime();
  const { remembered } = services.config.current().limits.password;
  await keepPassword(tx, { userId, hash, remembered }, now);
  for (const purpose of REVOKED_PURPOSES) await dropOneTimeTokens(tx, purpose, userId, now);
  await unlock(tx, addressee.email);
  await endSessions(tx, now, { userId, except: exceptSession }, 'PASSWORD_CHANGED');
  await sendMail(tx, personMail(services, addressee, 'password_changed', { path: '/forgot_password' }), now);
  await recordAsBusiness(tx, signInActivity(business, actor, request, 'PASSWORD_CHANGED'), now);
}
