import type { FastifyInstance } from 'fastify';
import type {
  ChangePasswordRequest,
  LinkRequest,
  MailAnswer,
  MailRequest,
  PasswordLink,
} from '#contract/generated/api.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { unlock } from '../../access/attempts/signInAttempts.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import {
  findOneTimeToken,
  type TokenPurpose,
  useOneTimeToken,
} from '../../access/sessions/credentials/oneTimeTokens.ts';
import { hashPassword } from '../../access/sessions/credentials/passwords.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { trustDevice } from '../devices/checkDevice.ts';
import { assertGoodPassword } from '../password/assertGoodPassword.ts';
import { changePassword } from './changePassword.ts';
import { linkNotValid } from './linkNotValid.ts';
import { countMail, normalizeEmail } from './mailLimits.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

/** Recovery for users who cannot sign in: request a password link, set a new password, unlock. */
export function forgottenRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, realTime: now } = services;
  const { drizzle } = database;
  const limited = { rateLimit: signInRate(services) };

  /** The user of a link. Throws LINK_NOT_VALID_ERROR. */
  async function personOf(purpose: TokenPurpose, token: string, request: Parameters<typeof recoverableUser>[2]) {
    const found = await findOneTimeToken(drizzle, purpose, token, now());
    const person = found && (await recoverableUser(services, found.user_id, request));
    if (person === undefined) throw linkNotValid();
    return person;
  }

  app.post<{ Body: MailRequest }>(
    '/api/users/forgot_password',
    { config: limited, schema: { body: recoverySchema('mailRequest') } },
    async (request): Promise<MailAnswer> => {
      const email = normalizeEmail(request.body.email);
      await countMail(services, 'password', email, request);
      app.runAfterResponse(() => sendPasswordLink(services, email, request));
      return { resend_seconds: config.current().limits.mailed_links.resend_seconds };
    },
  );

  app.post<{ Body: LinkRequest }>(
    '/api/users/change_password_link',
    { config: limited, schema: { body: recoverySchema('linkRequest') } },
    async (request): Promise<PasswordLink> => {
      const { addressee } = await personOf('CHANGE_PASSWORD', request.body.token, request);
      return { email: addressee.email };
    },
  );

  app.post<{ Body: ChangePasswordRequest }>(
    '/api/users/change_password',
    { config: limited, schema: { body: recoverySchema('changePassword') } },
    async (request): Promise<PasswordLink> => {
      const { token, new_password } = request.body;
      const person = await personOf('CHANGE_PASSWORD', token, request);
      const { email, brand } = person.addressee;
      const owner = { email, brand: brand.brand.name, userId: person.userId };
      await assertGoodPassword(services, new_password, owner, 'new_password');
      const hash = await hashPassword(new_password);
      await drizzle.transaction(async (tx) => {
        if ((await useOneTimeToken(tx, 'CHANGE_PASSWORD', token, now())) === undefined) throw linkNotValid();
        await changePassword(tx, services, request, { person, hash });
      });
      return { email };
    },
  );

  app.post<{ Body: LinkRequest }>(
    '/api/users/unlock',
    { config: limited, schema: { body: recoverySchema('linkRequest') } },
    async (request, reply): Promise<PasswordLink> => {
      const { token } = request.body;
      const { userId, addressee, business, actor } = await personOf('UNLOCK_USER', token, request);
      const know = await trustDevice({ request, reply, services }, userId);
      await drizzle.transaction(async (tx) => {
        if ((await useOneTimeToken(tx, 'UNLOCK_USER', token, now())) === undefined) throw linkNotValid();
        await unlock(tx, addressee.email);
        await know(tx);
        await recordAsBusiness(tx, signInActivity(business, actor, request, 'ACCOUNT_UNLOCKED'), now());
      });
      return { email: addressee.email };
    },
  );
}
