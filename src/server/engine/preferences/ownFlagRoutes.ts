import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { evaluateGuard } from '#compiler/guard/evaluateGuard.ts';
import type { FlagRequest } from '#contract/generated/api.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { invalidRequest } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { memberships } from '../../database/schema/index.ts';

/** The membership that decides for a person: that in the platform, where they act for its account. */
function ofPerson({ business, user }: SessionContext) {
  const member = business.isActedFor && business.masterId !== null ? business.masterId : business.id;
  return and(eq(memberships.business_id, member), eq(memberships.user_id, user.id));
}

/**
 * PATCH /api/user/flags: switches a flag for the person alone, in this business. Answers 204, also where it was so already.
 * Throws API_VALIDATION_ERROR for a flag that the person may not choose. Rule access.own-flags, routes.settings-calls.
 */
export function ownFlagRoutes(app: FastifyInstance, { database, config, realTime }: Services): void {
  app.patch<{ Body: FlagRequest }>(
    '/api/user/flags',
    { config: { policy: 'person' }, schema: { body: sessionSchema('flagRequest') } },
    async (request, reply): Promise<void> => {
      const session = request.session();
      const { flag, on } = request.body;
      const declared = config.current().config.flags.value.flags.find(({ id }) => id === flag);
      if (declared?.chosen_by === undefined || evaluateGuard(declared.chosen_by, session.facts) !== true) {
        throw invalidRequest('flag', 'cannot be switched by you');
      }
      await database.drizzle.transaction(async (transaction) => {
        const { flags } = memberships;
        const without = sql`array_remove(${flags}, ${flag})`;
        const changed = await transaction
          .update(memberships)
          .set({ flags: on ? sql`array_append(${without}, ${flag})` : without })
          .where(and(ofPerson(session), sql`(${flag} = any(${flags})) <> ${on}`))
          .returning({ user_id: memberships.user_id });
        if (changed.length === 0) return;
        await enterBusiness(transaction, session.scope);
        const activity = { ...sessionActivity(session, 'PROFILE_CHANGED', request), after: { flag, on } };
        await recordActivity(transaction, activity, realTime());
      });
      await reply.code(204).send();
    },
  );
}
