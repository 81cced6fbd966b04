import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Logs one line for each completed request, at level info. Logs the route instead of the URL, which may contain a token or
 * personal data.
 */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) => {
      const { sessionContext, method, ip, routeOptions } = request;
      request.log.info(
        {
          method,
          route: routeOptions.url ?? 'none',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
          ip,
          ...(sessionContext !== undefined && {
            user: sessionContext.user.id,
            business: sessionContext.business.id,
            environment: sessionContext.environment,
          }),
        },
        'request completed',
      );
    });
  },
  { name: 'request-log' },
);
