import type { FastifyInstance } from 'fastify';
import type { JourneyAnswer, PermissionsAnswer } from '#contract/generated/api.ts';
import { administratorNames } from '../../account/team/administratorNames.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { EngineServices } from '../../engine/operations/operation/operation.ts';
import { readSetupStates } from './setupFacts.ts';
import { stepChecklists } from './stepChecklists.ts';

/**
 * GET /api/journeys/<journey>: the user's progress. GET /api/permissions: the names of permissions, which of them the user
 * has, and who can grant them.
 */
export function journeyRoutes(app: FastifyInstance, services: EngineServices): void {
  const { pool, realTime, database } = services;
  app.get<{ Params: { journey: string } }>(
    '/api/journeys/:journey',
    { config: { policy: 'console' } },
    async (request): Promise<JourneyAnswer> => {
      const session = request.session();
      const open = session.resolution.journeys.get(request.params.journey);
      if (open === undefined) throw notFound();
      const steps = await readSetupStates(pool, session, open.facts, businessTime(session, realTime()));
      const checklists = await stepChecklists(services, session, open, steps);
      return {
        steps,
        ...(checklists && { checklists }),
        total: open.own.length,
        left: open.own.filter((id) => steps[id] !== 'DONE').length,
      };
    },
  );

  app.get('/api/permissions', { config: { policy: 'business' } }, async (request): Promise<PermissionsAnswer> => {
    const { resolution, facts, business } = request.session();
    return {
      permissions: [...resolution.permissions],
      granted: [...(facts.permission ?? [])],
      administrators: await administratorNames(database.drizzle, business.id),
    };
  });
}
