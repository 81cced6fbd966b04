import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { searchScreens } from '#compiler/resolve/searchScreens.ts';
import type { ScreensAnswer } from '#contract/generated/api.ts';
import { sendUnlessNotModified } from '../../access/requests/sendUnlessNotModified.ts';
import type { Services } from '../../core/services.ts';

/** GET /api/screens: the screens that search finds, of those that are open to the person. */
export function screenRoutes(app: FastifyInstance, { config }: Services): void {
  app.get(
    '/api/screens',
    { config: { policy: 'person' } },
    async (request, reply): Promise<ScreensAnswer | FastifyReply> => {
      const { business, resolution } = request.session();
      const screens = searchScreens(config.brand(business.brand).config, resolution.screens);
      const version = createHash('sha1').update(JSON.stringify(screens)).digest('base64url');
      return sendUnlessNotModified(request, reply, version, { screens });
    },
  );
}
