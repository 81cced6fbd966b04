import type { FastifyInstance } from 'fastify';
import type { SwitchBusinessRequest } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { findOwnBusiness } from '../../access/sessions/people/findPerson.ts';
import { moveSession } from '../../access/sessions/store/sessions.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { openSession, type SessionAnswer } from './beginSession.ts';

/** One path per variant; both respond in the variant of the session. */
const ADDRESSES = ['/api/switch-business', '/api/switch_business!'];

/** Switches the session to another business of the user. Throws DATA_NOT_FOUND_ERROR: the session goes on. */
export function switchBusinessRoutes(app: FastifyInstance, services: Services): void {
  const { database, realTime: now } = services;

  for (const address of ADDRESSES) {
    app.post<{ Body: SwitchBusinessRequest }>(
      address,
      { config: { policy: 'person' }, schema: { body: sessionSchema('switchBusiness') } },
      async (request, reply): Promise<SessionAnswer> => {
        const session = request.session();
        const businessId = parseRecordId(BUSINESS_ID_PREFIX, request.body.business_id);
        const business = businessId && (await findOwnBusiness(database, businessId, session.user.id));
        if (!business) throw new ApiError('DATA_NOT_FOUND_ERROR', 'You are not a member of a business with this id.');
        const actor = { name: session.user.fullName, email: session.user.email };
        const activity = signInActivity(business, actor, request, 'BUSINESS_SWITCHED');
        return database.drizzle.transaction(async (tx) => {
          const moved = await moveSession(tx, now(), session.sessionId, business.business_id);
          const answer = await openSession(tx, { request, reply, services }, moved);
          await recordAsBusiness(tx, activity, now());
          return answer;
        });
      },
    );
  }
}
