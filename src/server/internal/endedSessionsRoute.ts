import type { FastifyInstance } from 'fastify';
import type { MailRequest } from '#contract/generated/api.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { inBusiness } from '../db/inBusiness.ts';
import { notFound } from '../errors/ApiError.ts';
import { recordAsBusiness, sessionActivity, signInActivity } from '../identity/authActivity.ts';
import { spellEmail } from '../identity/recovery/mailLimits.ts';
import { recoverablePerson } from '../identity/recovery/recoverablePerson.ts';
import { endSessions } from '../identity/sessions.ts';
import { recoverySchema } from '../schemas.ts';
import type { Services } from '../services.ts';

/**
 * POST /api/internal/ended-sessions: internal staff end every session of a person, such as of one whose device was stolen.
 * It is written down in their business and in that of the staff; nothing keeps the person from signing in again.
 */
export function endedSessionsRoute(app: FastifyInstance, services: Services): void {
  const { database, now, pool } = services;

  app.post<{ Body: MailRequest }>(
    '/api/internal/ended-sessions',
    { config: { policy: 'internal' }, schema: { body: recoverySchema('mailRequest') } },
    async (request): Promise<Record<string, never>> => {
      const email = spellEmail(request.body.email);
      const person = await recoverablePerson(services, email, request);
      if (person === undefined) throw notFound();
      const session = request.session();
      const actor = { name: session.user.fullName, email: session.user.email };
      const theirs = { ...signInActivity(person.business, actor, request, 'SESSION_REVOKED'), after: { email } };
      const ours = { ...sessionActivity(session, 'SESSION_REVOKED', request), after: { email } };
      await database.drizzle.transaction(async (tx) => {
        await endSessions(tx, now(), { userId: person.userId }, 'SIGNED_OUT');
        await recordAsBusiness(tx, theirs, now());
      });
      await inBusiness(pool, session.scope, (transaction) => recordActivity(transaction, ours, now()));
      return {};
    },
  );
}
