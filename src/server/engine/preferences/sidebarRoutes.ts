import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { NavigationGroup, ResolvedItem, SidebarRequest } from '#contract/generated/api.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { sidebar_folds } from '../../database/schema/index.ts';

function itemHeadings({ id, items }: ResolvedItem): string[] {
  return items === undefined ? [] : [id, ...items.flatMap(itemHeadings)];
}

/** The ids of what can be opened and folded: groups, and items with items. */
function headings(navigation: readonly NavigationGroup[]): string[] {
  return navigation.flatMap(({ id, items }) => [id, ...items.flatMap(itemHeadings)]);
}

/** PATCH /api/user/sidebar keeps how a person leaves the headings of the sidebar. */
export function sidebarRoutes(app: FastifyInstance, { database, realTime }: Services): void {
  app.patch<{ Body: SidebarRequest }>(
    '/api/user/sidebar',
    { config: { policy: 'person' }, schema: { body: sessionSchema('sidebar') } },
    async (request): Promise<SidebarRequest> => {
      const { user, resolution } = request.session();
      const { folds } = request.body;
      const allowed = headings(resolution.screens.navigation);
      if (Object.keys(folds).some((id) => !allowed.includes(id))) {
        throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
          { field: 'folds', message: 'contains an id that is not a heading of your sidebar', allowed },
        ]);
      }
      const updated = realTime();
      await database.drizzle
        .insert(sidebar_folds)
        .values({ user_id: user.id, folds, updated })
        .onConflictDoUpdate({
          target: sidebar_folds.user_id,
          set: { folds: sql`${sidebar_folds.folds} || excluded.folds`, updated },
        });
      return { folds };
    },
  );
}
