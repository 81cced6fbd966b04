import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../../core/errors/ApiError.ts';

function count(request: FastifyRequest, header: string): number {
  return request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length;
}

/** Whether a host with its port is valid in a URL: no path, no user, no other characters. */
function isHost(host: string): boolean {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}/`)) return false;
  const { host: read, username, pathname } = new URL(`http://${host}/`);
  return read !== '' && username === '' && pathname === '/';
}

/** Rejects requests with an invalid Host header, or with two. */
export const hostPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      const hosts = count(request, 'host');
      // HTTP/1.0 requests have none, such as health checks of load balancers.
      if (hosts === 0 || (hosts === 1 && isHost(request.host))) return;
      throw new ApiError('API_VALIDATION_ERROR', 'The Host header is invalid.');
    });
  },
  { name: 'host', dependencies: ['errors'] },
);
