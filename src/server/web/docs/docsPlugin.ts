import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Config } from '#compiler/config.ts';
import { ResponseCache } from '../../access/requests/ResponseCache.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import type { Services } from '../../core/services.ts';
import { type Collected, composeDocument } from './composeDocument.ts';
import { publicDocument } from './publicDocument.ts';

/** Collects the routes that are registered after it, for `docsRoutes`. */
export async function docsPlugin(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API',
        version: '1',
        description: 'The API for everything that the dashboard does.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    hideUntagged: false,
  });
}

/**
 * GET /api/docs: the OpenAPI document of the fixed routes and of all current resources. GET /api/v1/openapi.json: that of the
 * public API.
 */
export function docsRoutes(app: FastifyInstance, { config, env }: Services): void {
  function answer(
    documents: ResponseCache,
    compose: (config: Config, brand: string, server: string) => unknown,
  ): RouteHandlerMethod {
    return async (request, reply) => {
      const found = config.brandOfHost(request.hostname);
      const server = env.publicUrl === undefined ? '/' : consoleAddress(found, env);
      return documents.answer(request, reply, found.config, () =>
        compose(config.current().config, found.brand.name, server),
      );
    };
  }

  const collected = () => app.swagger() as unknown as Collected;
  const whole = answer(new ResponseCache(), (...of) => composeDocument(collected(), ...of));
  app.get('/api/docs', { schema: { hide: true } }, whole);
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, answer(new ResponseCache(), publicDocument));
}
