import type { FastifyInstance } from 'fastify';
import { requireInternalStaff } from './access/requests/policyPlugin.ts';
import { openScope } from './access/requests/routeScope.ts';
import { signInLinkRoutes } from './account/signIn/signInLinkRoutes.ts';
import type { Services } from './core/services.ts';
import { explainRoutes } from './web/console/explainRoutes.ts';
import { brandPreviewRoutes } from './web/internal/brandPreviewRoutes.ts';
import { configDocsRoutes } from './web/internal/configDocsRoutes.ts';
import { endedSessionsRoute } from './web/internal/endedSessionsRoute.ts';

/** The API for internal staff, inside the signed-in scope. */
export async function internalScope(app: FastifyInstance, services: Services): Promise<void> {
  openScope(app, 'internal');
  await app.register(requireInternalStaff);

  explainRoutes(app, services);
  brandPreviewRoutes(app, services);
  configDocsRoutes(app, services);
  endedSessionsRoute(app, services);
  signInLinkRoutes(app, services);
}
