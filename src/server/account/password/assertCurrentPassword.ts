import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterWrongPassword } from '../../access/attempts/afterWrongPassword.ts';
import { countAttempt, lock, resetAttempts } from '../../access/attempts/signInAttempts.ts';
import { sourceOf } from '../../access/attempts/sourceOf.ts';
import { verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import { endSessions } from '../../access/sessions/store/sessions.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { passwords } from '../../database/schema/index.ts';

/**
 * Verifies the password of the signed-in user. A wrong one counts like at sign-in; if it locks the e-mail, all sessions
 * end. Throws API_VALIDATION_ERROR with the code password_wrong, USER_LOCKED_ERROR, TOO_MANY_REQUESTS.
 */
export async function assertCurrentPassword(
  services: Services,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  const { database, config, realTime: now } = services;
  const { drizzle } = database;
  const { id: userId, email } = request.session().user;
  const source = await sourceOf(services, request, email);
  const limits = config.current().limits.sign_in;
  const counted = await countAttempt(drizzle, limits, { email, address: request.ip, source }, now());
  const [kept] = await drizzle.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.user_id, userId));
  if (await verifyPassword(kept?.hash, password)) return resetAttempts(drizzle, counted);
  await afterWrongPassword(services, counted, request);
  if (counted.locks) {
    await endSessions(drizzle, now(), { userId }, 'LOCKED');
    await lock(drizzle, email, now());
    throw new ApiError(
      'USER_LOCKED_ERROR',
      'Too many incorrect passwords. Use the link in the e-mail, or try again later.',
    );
  }
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field: 'current_password', message: 'is not the current password', code: 'password_wrong' },
  ]);
}
