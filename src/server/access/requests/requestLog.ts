import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * One line for each request that was answered, at the level info. The address is logged as its route: what was sent may
 * hold a token or a person's data.
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
