import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { resourcePaths } from './resourcePaths.ts';

/** Collects the routes that are registered after it, for `docsRoutes`. */
export async function docsPlugin(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Beranda API',
        version: '1',
        description: 'Everything that the dashboard does, as a program asks for it.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    hideUntagged: false,
  });
}

/** GET /api/docs: the OpenAPI document of the fixed routes and of every resource that the config declares now. */
export function docsRoutes(app: FastifyInstance, { config }: Services): void {
  app.get('/api/docs', { config: { public: true }, schema: { hide: true } }, async () => {
    const document = app.swagger() as { paths?: Record<string, unknown> };
    const fixed = Object.entries(document.paths ?? {}).filter(
      ([path]) => path.startsWith('/api/') && !path.includes('{resource}'),
    );
    return { ...document, paths: { ...Object.fromEntries(fixed), ...resourcePaths(config.current().config) } };
  });
}
