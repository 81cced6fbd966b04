import type { FastifyInstance } from 'fastify';
import type { JourneyAnswer, PermissionsAnswer } from '#contract/generated/api.ts';
import { notFound } from '../errors/ApiError.ts';
import type { Services } from '../services.ts';
import { readSetupStates } from './setupFacts.ts';

/** How far somebody is: GET /api/journeys/<journey>; and what permissions are called here: GET /api/permissions. */
export function journeyRoutes(app: FastifyInstance, { pool, now }: Services): void {
  app.get<{ Params: { journey: string } }>(
    '/api/journeys/:journey',
    { config: { policy: 'console' } },
    async (request): Promise<JourneyAnswer> => {
      const session = request.session();
      const open = session.resolution.journeys.get(request.params.journey);
      if (open === undefined) throw notFound();
      return { steps: await readSetupStates(pool, session, open.facts, now()) };
    },
  );

  app.get('/api/permissions', { config: { policy: 'business' } }, async (request): Promise<PermissionsAnswer> => {
    return { permissions: [...request.session().resolution.permissions] };
  });
}
