import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isTimeZone } from '#contract/dates/timeZones.ts';
import type { BusinessChoice, PreferencesRequest } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { enterBusiness, inBusiness } from '../db/inBusiness.ts';
import { businesses, list_preferences, memberships, users } from '../db/schema/index.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { sessionActivity } from '../identity/authRoutes.ts';
import { sessionSchema } from '../schemas.ts';
import type { Services } from '../services.ts';

/** The fields of the columns that are shown, in order; null where the person has not chosen. */
interface ListPreferences {
  columns: string[] | null;
}

const LIST_PREFERENCES_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['columns'],
  properties: {
    columns: { type: 'array', maxItems: 100, uniqueItems: true, items: { type: 'string', maxLength: 64 } },
  },
};

/** What a person chose for themselves: language, time zone, the columns of a list; and the businesses they belong to. */
export function preferenceRoutes(app: FastifyInstance, { database, pool, now }: Services): void {
  const { drizzle } = database;

  app.get('/api/user/businesses', async (request): Promise<BusinessChoice[]> => {
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
    { schema: { body: sessionSchema('preferences') } },
    async (request): Promise<PreferencesRequest> => {
      const session = request.session();
      const { preferred_language, preferred_timezone } = request.body;
      if (preferred_timezone !== undefined && preferred_timezone !== 'SYSTEM' && !isTimeZone(preferred_timezone)) {
        throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
          { field: 'preferred_timezone', message: 'is not a zone that Beranda knows' },
        ]);
      }
      const changes = {
        ...(preferred_language !== undefined && { preferred_language }),
        ...(preferred_timezone !== undefined && {
          preferred_timezone: preferred_timezone === 'SYSTEM' ? null : preferred_timezone,
        }),
      };
      await drizzle.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ ...changes, updated: now() })
          .where(eq(users.user_id, session.user.id));
        await enterBusiness(tx, session.scope);
        const before = {
          preferred_language: session.user.preferredLanguage,
          preferred_timezone: session.user.preferredTimeZone,
        };
        const action = preferred_language === undefined ? 'TIME_ZONE_CHANGED' : 'LANGUAGE_CHANGED';
        await recordActivity(
          tx,
          { ...sessionActivity(session, action, request), before, after: { ...request.body } },
          now(),
        );
      });
      return request.body;
    },
  );

  app.get<{ Params: { resource: string } }>(
    '/api/list-preferences/:resource',
    async (request): Promise<ListPreferences> => {
      const { scope, user, resolution } = request.session();
      const access = resolution.access.get(request.params.resource);
      if (access === undefined) throw notFound();
      const [kept] = await inBusiness(pool, scope, (tx) =>
        tx
          .select({ columns: list_preferences.columns })
          .from(list_preferences)
          .where(
            and(
              eq(list_preferences.business_id, scope.businessId),
              eq(list_preferences.user_id, user.id),
              eq(list_preferences.resource, access.name),
            ),
          ),
      );
      return { columns: kept ? kept.columns.filter((field) => access.listFields.includes(field)) : null };
    },
  );

  app.put<{ Params: { resource: string }; Body: { columns: string[] } }>(
    '/api/list-preferences/:resource',
    { schema: { body: LIST_PREFERENCES_SCHEMA } },
    async (request): Promise<ListPreferences> => {
      const { scope, user, resolution } = request.session();
      const access = resolution.access.get(request.params.resource);
      if (access === undefined) throw notFound();
      const { columns } = request.body;
      const unknown = columns.find((field) => !access.listFields.includes(field));
      if (unknown !== undefined) {
        throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
          { field: 'columns', message: `${unknown} is not a column of this list`, allowed: [...access.listFields] },
        ]);
      }
      const row = { business_id: scope.businessId, user_id: user.id, resource: access.name, columns, updated: now() };
      await inBusiness(pool, scope, (tx) =>
        tx
          .insert(list_preferences)
          .values(row)
          .onConflictDoUpdate({
            target: [list_preferences.business_id, list_preferences.user_id, list_preferences.resource],
            set: { columns, updated: row.updated },
          }),
      );
      return { columns };
    },
  );
}
