import type { FastifyInstance } from 'fastify';
import { AREA_COUNTRIES, type AreaCountry } from '#contract/addresses/areaLevels.ts';
import type { AreasAnswer } from '#contract/generated/api.ts';
import { sendUnlessNotModified } from '../../access/requests/sendUnlessNotModified.ts';
import { areaTable } from '../../core/addresses/areaTables.ts';
import { notFound } from '../../core/errors/ApiError.ts';

interface AreaQuery {
  readonly country: AreaCountry;
  /** The id of the area that the areas are in. */
  readonly parent?: string;
  /** A part of a name, or the beginning of a postal code. */
  readonly search?: string;
}

/** The most areas that a search returns. */
const MOST_FOUND = 50;

const QUERY = {
  type: 'object',
  additionalProperties: false,
  required: ['country'],
  properties: {
    environment: { type: 'string' },
    country: { type: 'string', enum: AREA_COUNTRIES },
    parent: { type: 'string', maxLength: 13, pattern: '^[0-9.]+$' },
    search: { type: 'string', minLength: 3, maxLength: 100 },
  },
};

/**
 * GET /api/areas: the areas of a country that addresses are chosen from, level by level or by a search.
 * Rule activation.address-levels.
 */
export function areaRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: AreaQuery }>(
    '/api/areas',
    { config: { policy: 'person' }, schema: { querystring: QUERY } },
    async (request, reply) => {
      const { country, parent, search } = request.query;
      const table = areaTable(country);
      const areas = search === undefined ? table.areasIn(parent) : table.search(search, parent, MOST_FOUND);
      if (areas === undefined) throw notFound();
      const answer: AreasAnswer = { areas };
      return sendUnlessNotModified(request, reply, table.version, answer);
    },
  );
}
