import type { FastifyInstance } from 'fastify';
import type { PinnedAnswer, PinnedRequest } from '#contract/generated/api.ts';
import { MOST_PINNED } from '#contract/pinnedScreens.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { pinned_screens } from '../../database/schema/index.ts';
import { isPinnedBy, sidebarAddresses } from './pinnedScreens.ts';

/**
 * The addresses after a screen is pinned or unpinned; those that are closed to the person stay and do not count. Throws
 * LIMIT_REACHED_ERROR. Rule navigation.pinned.
 */
function change(
  kept: readonly string[],
  open: readonly string[],
  { screen, pinned }: PinnedRequest,
): readonly string[] {
  if (!pinned) return kept.filter((one) => one !== screen);
  if (kept.includes(screen)) return kept;
  if (kept.filter((one) => open.includes(one)).length >= MOST_PINNED) {
    throw new ApiError('LIMIT_REACHED_ERROR', `At most ${MOST_PINNED} screens can be pinned.`);
  }
  return [...kept, screen];
}

/**
 * PATCH /api/user/pinned pins a screen of the sidebar for the person in this business, or unpins it. The same again changes
 * nothing. Rule navigation.pinned.
 */
export function pinnedRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  app.patch<{ Body: PinnedRequest }>(
    '/api/user/pinned',
    { config: { policy: 'person' }, schema: { body: sessionSchema('pinned') } },
    async (request): Promise<PinnedAnswer> => {
      const session = request.session();
      const open = sidebarAddresses(session.resolution.screens);
      if (request.body.pinned && !open.includes(request.body.screen)) {
        throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
          { field: 'screen', message: 'is not a screen of your sidebar', allowed: open },
        ]);
      }
      const pinned = await inBusiness(pool, session.scope, async (tx) => {
        const key = { business_id: session.scope.businessId, user_id: session.user.id };
        const updated = realTime();
        await tx
          .insert(pinned_screens)
          .values({ ...key, screens: [], updated })
          .onConflictDoNothing();
        // Two tabs at once: the second one reads what the first has written.
        const [kept] = await tx.select().from(pinned_screens).where(isPinnedBy(session)).for('update');
        const before = kept?.screens ?? [];
        const screens = change(before, open, request.body);
        if (screens.length !== before.length) {
          await tx
            .update(pinned_screens)
            .set({ screens: [...screens], updated })
            .where(isPinnedBy(session));
        }
        return screens;
      });
      return { pinned: pinned.filter((screen) => open.includes(screen)) };
    },
  );
}
