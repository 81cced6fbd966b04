import type { FastifyInstance } from 'fastify';
import { documentConfig } from '#compiler/docs/documentConfig.ts';
import type { ConfigDocs } from '#contract/generated/api.ts';
import type { Services } from '../../core/services.ts';

/** GET /api/config-docs: the documentation of the config language, for internal staff. */
export function configDocsRoutes(app: FastifyInstance, { config }: Services): void {
  app.get('/api/config-docs', async (): Promise<ConfigDocs> => {
    const { config: current } = config.current();
    return documentConfig(current.files, current);
  });
}
