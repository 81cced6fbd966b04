import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { MessageConsent } from '#contract/generated/api.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { users } from '../../database/schema/index.ts';

const ADDRESS = '/api/user/im-consent';

/** Only administrators consent. */
const POLICY = { permission: ['can_administer'] } as const;

/** The consent of an administrator to messages by instant messenger. Rule notices.message-consent, routes.reminders. */
export function messageConsentRoutes(app: FastifyInstance, { database, realTime }: Services): void {
  const { drizzle } = database;

  app.get(ADDRESS, { config: { policy: POLICY } }, async (request): Promise<MessageConsent> => {
    const session = request.session();
    const [found] = await drizzle
      .select({ accepted: users.im_consent, at: users.im_consent_at })
      .from(users)
      .where(eq(users.user_id, session.user.id));
    return { im_consent: { accepted: found?.accepted ?? false, timestamp: found?.at?.toISOString() ?? null } };
  });

  app.patch<{ Body: MessageConsent }>(
    ADDRESS,
    { config: { policy: POLICY }, schema: { body: sessionSchema('messageConsent') } },
    async (request): Promise<MessageConsent> => {
      const session = request.session();
      const { accepted } = request.body.im_consent;
      const at = realTime();
      await drizzle.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({ im_consent: accepted, im_consent_at: at, updated: at })
          .where(eq(users.user_id, session.user.id));
        await enterBusiness(transaction, session.scope);
        const activity = { ...sessionActivity(session, 'CONSENT_CHANGED', request), after: { accepted } };
        await recordActivity(transaction, activity, at);
      });
      return { im_consent: { accepted, timestamp: at.toISOString() } };
    },
  );
}
