import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods of a list and of a record. */
const ALLOWED = 'GET, HEAD';

/**
 * The writes of the simple-rest dialect, which no resource allows: 405 with the header Allow. Records are changed by
 * actions. A resource, or a record page, that is closed to the user is 404 for each method.
 * Rule lists.no-writes.
 */
export function rejectWrites(app: FastifyInstance): void {
  const options = { method: WRITES, config: { policy: 'resource' as const }, schema: { hide: true } };

  app.route<{ Params: { resource: string } }>({
    ...options,
    url: '/api/:resource',
    handler: (request, reply) => {
      const access = request.session().resolution.access.get(request.params.resource);
      if (access === undefined) throw notFound();
      reply.header('allow', ALLOWED);
      throw notAllowed(`/api/${access.name}/actions/<action>`);
    },
  });

  app.route<{ Params: { resource: string } }>({
    ...options,
    url: '/api/:resource/:id',
    handler: (request, reply) => {
      const access = request.session().resolution.access.get(request.params.resource);
      if (access?.detailView === undefined) throw notFound();
      reply.header('allow', ALLOWED);
      throw notAllowed(`/api/${access.name}/<id>/actions/<action>`);
    },
  });
}

function notAllowed(action: string): ApiError {
  return new ApiError(
    'METHOD_NOT_ALLOWED_ERROR',
    `This address is read only; GET and HEAD are allowed. Change records by an action: POST ${action}.`,
  );
}
