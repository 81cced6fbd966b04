import type { FastifyInstance } from 'fastify';
import type { OwnPasswordRequest } from '#contract/generated/api.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { hashPassword } from '../../access/sessions/credentials/passwords.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { assertCurrentPassword } from '../password/assertCurrentPassword.ts';
import { assertGoodPassword } from '../password/assertGoodPassword.ts';
import { changePassword } from './changePassword.ts';

/**
 * PUT /api/user/password: changes the signed-in user's password, confirmed by the current one. All their other sessions
 * end. A wrong password counts like at sign-in; if it locks the e-mail, all sessions end. Rule passwords.own-change.
 */
export function ownPasswordRoutes(app: FastifyInstance, services: Services): void {
  const { drizzle } = services.database;

  app.put<{ Body: OwnPasswordRequest }>(
    '/api/user/password',
    { config: { policy: 'person' }, schema: { body: recoverySchema('ownPassword') } },
    async (request): Promise<Record<string, never>> => {
      const { sessionId, user } = request.session();
      const { current_password, new_password } = request.body;
      await assertCurrentPassword(services, request, current_password);
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
