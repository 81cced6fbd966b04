import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConfirmEmailRequest, ConfirmedEmail } from '#contract/generated/api.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { countAttempt, resetAttempts, wrongPassword } from '../../access/attempts/signInAttempts.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { findOneTimeToken, useOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { registrations, users } from '../../database/schema/index.ts';
import { type FirstProofAnswer, signInAfterPassword } from '../mfa/signIn/signInAfterPassword.ts';
import { linkNotValid } from '../recovery/linkNotValid.ts';
import { variantOf } from '../signIn/beginSession.ts';
import { createBusiness } from './createBusiness.ts';
import type { Registration } from './sendRegistrationMail.ts';

const PURPOSE = 'CONFIRM_EMAIL';

/** POST /api/users/confirm_email: confirms an e-mail by the mailed link. */
export function confirmEmailRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, realTime: now } = services;
  const { drizzle } = database;

  async function findRegistration(id: unknown): Promise<Registration | undefined> {
    if (typeof id !== 'string') return undefined;
    const [found] = await drizzle
      .select()
      .from(registrations)
      .where(and(eq(registrations.registration_id, id), gt(registrations.expires, now())));
    return found;
  }

  /**
   * Creates the registered business and signs its owner in. Requires the password of the registration: otherwise an
   * attacker could register with a victim's e-mail, and the victim would confirm an account that the attacker can open.
   * Rule registration.begins-no-session.
   */
  async function finish(
    registration: Registration,
    { token, password = '' }: ConfirmEmailRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FirstProofAnswer> {
    const limits = config.current().limits.sign_in;
    const counted = await countAttempt(
      drizzle,
      limits,
      { email: registration.email, address: request.ip, source: 'others' },
      now(),
    );
    if (!(await verifyPassword(registration.password_hash, password))) throw wrongPassword(counted);
    await resetAttempts(drizzle, counted);
    const person = await drizzle.transaction(async (tx) => {
      const used = await useOneTimeToken(tx, PURPOSE, token, now());
      const made = used && (await createBusiness(tx, services, registration, now()));
      if (made === undefined) throw linkNotValid();
      await tx.delete(registrations).where(eq(registrations.email, registration.email));
      const { fullName, email, business } = made;
      const activity = signInActivity(business, { name: fullName, email }, request, 'BUSINESS_REGISTERED');
      const after = { brand: registration.brand, country: registration.country, partner: registration.partner };
      await recordAsBusiness(tx, { ...activity, after }, now());
      return made;
    });
    return signInAfterPassword({ request, reply, services }, variantOf(request), person);
  }

  async function confirmUser(userId: string, token: string, request: FastifyRequest): Promise<ConfirmedEmail> {
    const person = await recoverableUser(services, userId, request);
    if (person === undefined) throw linkNotValid();
    const { business, actor } = person;
    await drizzle.transaction(async (tx) => {
      if ((await useOneTimeToken(tx, PURPOSE, token, now())) === undefined) throw linkNotValid();
      await tx
        .update(users)
        .set({ email_confirmed: now(), updated: now() })
        .where(and(eq(users.user_id, userId), isNull(users.email_confirmed)));
      await recordAsBusiness(tx, signInActivity(business, actor, request, 'EMAIL_CONFIRMED'), now());
    });
    return { status: 'CONFIRMED', email: person.addressee.email };
  }

  const rateLimit = signInRate(services);
  app.post<{ Body: ConfirmEmailRequest }>(
    '/api/users/confirm_email',
    { config: { rateLimit }, schema: { body: recoverySchema('confirmEmail') } },
    async (request, reply): Promise<ConfirmedEmail | FirstProofAnswer> => {
      const { token, password } = request.body;
      const found = await findOneTimeToken(drizzle, PURPOSE, token, now());
      if (found === undefined) throw linkNotValid();
      if (found.user_id !== null) return confirmUser(found.user_id, token, request);
      const registration = await findRegistration(found.details.registration_id);
      if (registration === undefined) throw linkNotValid();
      if (password === undefined) return { status: 'PASSWORD_NEEDED', email: registration.email };
      return finish(registration, request.body, request, reply);
    },
  );
}
