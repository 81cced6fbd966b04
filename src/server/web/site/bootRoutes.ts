import type { FastifyInstance } from 'fastify';
import { ResponseCache } from '../../access/requests/ResponseCache.ts';
import type { Services } from '../../core/services.ts';
import { ACCESS_KEYS, composeBoot, publicMessages } from './composeBoot.ts';

/** The data of pages before sign-in, for pages that another server delivers. */
export function bootRoutes(app: FastifyInstance, services: Services): void {
  const messages = new ResponseCache();

  app.get('/api/boot', async (request) => composeBoot(services, request.hostname));

  app.get('/api/public-messages', async (request, reply) => {
    const { config } = services.config.brandOfHost(request.hostname);
    return messages.answer(request, reply, config, () => publicMessages(config, ACCESS_KEYS));
  });
}
