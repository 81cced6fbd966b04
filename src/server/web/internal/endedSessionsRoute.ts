import type { FastifyInstance } from 'fastify';
import type { MailRequest } from '#contract/generated/api.ts';
import { recoverablePerson } from '../../access/attempts/recoverablePerson.ts';
import { recordAsBusiness, sessionActivity, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { endSessions } from '../../access/sessions/store/sessions.ts';
import { normalizeEmail } from '../../account/recovery/mailLimits.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';

/**
 * POST /api/internal/ended-sessions: internal staff end all sessions of a user, for example after a device was stolen.
 * Logged in the user's business and in the staff's. The user can sign in again. Rule session.ended-by-staff.
 */
export function endedSessionsRoute(app: FastifyInstance, services: Services): void {
  const { database, realTime, pool } = services;

  app.post<{ Body: MailRequest }>(
    '/api/internal/ended-sessions',
    { schema: { body: recoverySchema('mailRequest') } },
    async (request): Promise<Record<string, never>> => {
      const email = normalizeEmail(request.body.email);
      const person = await recoverablePerson(services, email, request);
      if (person === undefined) throw notFound();
      const session = request.session();
      const actor = { name: session.user.fullName, email: session.user.email };
      const theirs = { ...signInActivity(person.business, actor, request, 'SESSION_REVOKED'), after: { email } };
      const ours = { ...sessionActivity(session, 'SESSION_REVOKED', request), after: { email } };
      await database.drizzle.transaction(async (tx) => {
        await endSessions(tx, realTime(), { userId: person.userId }, 'SIGNED_OUT');
        await recordAsBusiness(tx, theirs, realTime());
      });
      await inBusiness(pool, session.scope, (transaction) => recordActivity(transaction, ours, realTime()));
      return {};
    },
  );
}
