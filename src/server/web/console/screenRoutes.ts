import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { searchActions } from '#compiler/resolve/searchActions.ts';
import { searchScreens } from '#compiler/resolve/searchScreens.ts';
import type { ScreensAnswer } from '#contract/generated/api.ts';
import { sendUnlessNotModified } from '../../access/requests/sendUnlessNotModified.ts';
import type { Services } from '../../core/services.ts';

/** GET /api/screens: the screens and actions that search finds, of those that are open to the person. */
export function screenRoutes(app: FastifyInstance, { config }: Services): void {
  app.get(
    '/api/screens',
    { config: { policy: 'person' } },
    async (request, reply): Promise<ScreensAnswer | FastifyReply> => {
      const { business, resolution } = request.session();
      const branded = config.brand(business.brand).config;
      const answer = {
        screens: searchScreens(branded, resolution.screens),
        actions: searchActions(branded, resolution.screens),
      };
      const version = createHash('sha1').update(JSON.stringify(answer)).digest('base64url');
      return sendUnlessNotModified(request, reply, version, answer);
    },
  );
}
