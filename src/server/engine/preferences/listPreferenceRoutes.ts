import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListPreferences } from '#contract/generated/api.ts';
import { VIEW_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { viewSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { list_preferences } from '../../database/schema/index.ts';
import { findDefaultView } from '../savedViews/viewStore.ts';

interface ListParams {
  resource: string;
}

/** The fields of the list's columns for the user. Throws 404 when the list is closed to them. */
function openColumns(request: FastifyRequest<{ Params: ListParams }>): string[] {
  const { resources } = request.session().resolution.screens;
  const resource = Object.hasOwn(resources, request.params.resource) ? resources[request.params.resource] : undefined;
  if (resource === undefined) throw notFound();
  return resource.list.columns.map(({ field }) => field);
}

/** A user's settings of a list: its columns in order, and its default view. Rule lists.columns-chosen. */
export function listPreferenceRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  app.get<{ Params: ListParams }>(
    '/api/list-preferences/:resource',
    { config: { policy: 'console' } },
    async (request): Promise<ListPreferences> => {
      const open = openColumns(request);
      const { scope, user } = request.session();
      const { resource } = request.params;
      return inBusiness(pool, scope, async (tx) => {
        const [kept] = await tx
          .select({ columns: list_preferences.columns })
          .from(list_preferences)
          .where(
            and(
              eq(list_preferences.business_id, scope.businessId),
              eq(list_preferences.user_id, user.id),
              eq(list_preferences.resource, resource),
            ),
          );
        const view = await findDefaultView(tx, { scope, userId: user.id }, resource);
        return {
          columns: kept?.columns?.filter((field) => open.includes(field)) ?? null,
          default_view: view === undefined ? null : formatRecordId(VIEW_ID_PREFIX, view),
        };
      });
    },
  );

  app.put<{ Params: ListParams; Body: Pick<ListPreferences, 'columns'> }>(
    '/api/list-preferences/:resource',
    { config: { policy: 'console' }, schema: { body: viewSchema('columnsRequest') } },
    async (request): Promise<Pick<ListPreferences, 'columns'>> => {
      const open = openColumns(request);
      const { scope, user } = request.session();
      const { columns } = request.body;
      const unknown = columns?.find((field) => !open.includes(field));
      if (unknown !== undefined) {
        throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
          { field: 'columns', message: 'contains a name that is not a column of this list', allowed: open },
        ]);
      }
      const key = { business_id: scope.businessId, user_id: user.id, resource: request.params.resource };
      const updated = realTime();
      await inBusiness(pool, scope, (tx) =>
        tx
          .insert(list_preferences)
          .values({ ...key, columns, updated })
          .onConflictDoUpdate({
            target: [list_preferences.business_id, list_preferences.user_id, list_preferences.resource],
            set: { columns, updated },
          }),
      );
      return { columns };
    },
  );
}
