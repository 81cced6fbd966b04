import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SYSTEM_TIME_ZONE } from '#contract/dates/timeZones.ts';
import { findTimeZone } from '#contract/dates/zoneTable.ts';
import type { BusinessChoice, PreferencesRequest } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { type Activity, recordActivity } from '../../core/activity/recordActivity.ts';
import { invalidRequest } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { businesses, memberships, users } from '../../database/schema/index.ts';

/** The activity for a change of preferences. */
function actionOf({ full_name, preferred_language }: PreferencesRequest): Activity['action'] {
  if (full_name !== undefined) return 'PROFILE_CHANGED';
  return preferred_language === undefined ? 'TIME_ZONE_CHANGED' : 'LANGUAGE_CHANGED';
}

/**
 * A user's preferences: name, language and time zone; and the businesses of which they are a member.
 * Rule routes.preferences.
 */
export function preferenceRoutes(app: FastifyInstance, { database, realTime }: Services): void {
  const { drizzle } = database;

  app.get('/api/user/businesses', { config: { policy: 'person' } }, async (request): Promise<BusinessChoice[]> => {
    const { user, business } = request.session();
    const rows = await drizzle
      .select({ business: businesses })
      .from(memberships)
      .innerJoin(businesses, eq(businesses.business_id, memberships.business_id))
      .where(eq(memberships.user_id, user.id))
      .orderBy(businesses.name);
    return rows.map(({ business: row }) => ({
      business_id: formatRecordId(BUSINESS_ID_PREFIX, row.business_id),
      business_name: row.name,
      country_of_operation: row.country,
      brand_name: row.brand,
      go_live_status: row.go_live_status,
      current: row.business_id === business.id,
    }));
  });

  app.patch<{ Body: PreferencesRequest }>(
    '/api/user',
    { config: { policy: 'person' }, schema: { body: sessionSchema('preferences') } },
    async (request): Promise<PreferencesRequest> => {
      const session = request.session();
      const { preferred_language, preferred_timezone, full_name } = request.body;
      const zone = preferred_timezone === undefined ? undefined : findTimeZone(preferred_timezone);
      if (preferred_timezone !== undefined && preferred_timezone !== SYSTEM_TIME_ZONE && zone === undefined) {
        throw invalidRequest('preferred_timezone', 'is not a supported time zone');
      }
      const changes = {
        ...(preferred_language !== undefined && { preferred_language }),
        ...(preferred_timezone !== undefined && {
          preferred_timezone: zone ?? null,
        }),
        ...(full_name !== undefined && { full_name: full_name.trim() }),
      };
      await drizzle.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ ...changes, updated: realTime() })
          .where(eq(users.user_id, session.user.id));
        await enterBusiness(tx, session.scope);
        const before = {
          preferred_language: session.user.preferredLanguage,
          preferred_timezone: session.user.preferredTimeZone,
          ...(full_name !== undefined && { full_name: session.user.fullName }),
        };
        const action = actionOf(request.body);
        await recordActivity(
          tx,
          { ...sessionActivity(session, action, request), before, after: { ...request.body } },
          realTime(),
        );
      });
      return request.body;
    },
  );
}
