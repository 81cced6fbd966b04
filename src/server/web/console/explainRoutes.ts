import type { FastifyInstance } from 'fastify';
import { inventory } from '#compiler/diff/inventory.ts';
import type { Place } from '#compiler/problem.ts';
import type { Explanation } from '#contract/generated/api.ts';
import type { Services } from '../../core/services.ts';

function asText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/**
 * GET /api/console/explain: the origin of the user's console and what is hidden from them, for internal staff.
 * Rule config-language.explained.
 */
export function explainRoutes(app: FastifyInstance, { config }: Services): void {
  app.get('/api/console/explain', async (request): Promise<Explanation> => {
    const { business, resolution } = request.session();
    const things: Record<string, string> = {};
    for (const [path, { place }] of inventory(config.brand(business.brand).config)) things[path] = asText(place);
    const closed = resolution.closed.map(({ path, place, reason }) => ({ path, place: asText(place), reason }));
    return { things, closed };
  });
}
