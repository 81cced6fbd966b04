import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnPasswordRequest } from '#contract/generated/api.ts';
import { passwords } from '../../db/schema/index.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { recoverySchema } from '../../schemas.ts';
import type { Services } from '../../services.ts';
import { countTry, forgiveTry } from '../guessing/signInTries.ts';
import { assertGoodPassword } from '../password/assertGoodPassword.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { endSessions } from '../sessions.ts';
import { afterWrongPassword } from './afterWrongPassword.ts';
import { changePassword } from './changePassword.ts';
import { recoverableUser } from './recoverablePerson.ts';

/**
 * PUT /api/user/password: a new password for the person who is signed in, by the one that they have. Every other session of
 * theirs ends. A wrong one counts as it does at sign-in; the one that locks the e-mail ends all sessions.
 */
export function ownPasswordRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, now } = services;
  const { drizzle } = database;

  async function assertCurrent(request: FastifyRequest, password: string): Promise<void> {
    const { id: userId, email } = request.session().user;
    const counted = await countTry(drizzle, config.current().limits.sign_in, { email, address: request.ip }, now());
    const [kept] = await drizzle.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.user_id, userId));
    if (await verifyPassword(kept?.hash, password)) return forgiveTry(drizzle, counted);
    await afterWrongPassword(services, counted, request);
    if (counted.locks) {
      await endSessions(drizzle, now(), { userId }, 'LOCKED');
      throw new ApiError('USER_LOCKED_ERROR', 'Too many wrong passwords; use the link that was mailed, or try later.');
    }
    throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
      { field: 'current_password', message: 'is not the current password', code: 'password_wrong' },
    ]);
  }

  app.put<{ Body: OwnPasswordRequest }>(
    '/api/user/password',
    { config: { policy: 'person' }, schema: { body: recoverySchema('ownPassword') } },
    async (request): Promise<Record<string, never>> => {
      const { sessionId, user } = request.session();
      const { current_password, new_password } = request.body;
      await assertCurrent(request, current_password);
      const person = await recoverableUser(services, user.id, request);
      if (person === undefined) throw notFound();
      const brand = person.addressee.brand.brand.name;
      await assertGoodPassword(services, new_password, { email: user.email, brand, userId: user.id }, 'new_password');
      const hash = await hashPassword(new_password);
      await drizzle.transaction((tx) =>
        changePassword(tx, services, request, { person, hash, exceptSession: sessionId }),
      );
      return {};
    },
  );
}
