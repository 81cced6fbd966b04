import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/ApiError.ts';

/** Header of all write requests of our pages. Forms of other sites cannot set it, and CORS denies their scripts. */
const HEADER = 'x-csrf-protection';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isCrossOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const source = new URL(origin);
  const own = `${source.protocol}//${host}`;
  return !URL.canParse(own) || source.host !== new URL(own).host;
}

/**
 * CSRF protection for requests with a cookie, which browsers add to requests from any site. A write is accepted only from
 * our own pages: with the header, and with our Origin. Throws CSRF_ERROR.
 */
export function assertSameOrigin(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (request.headers[HEADER] === undefined || isCrossOrigin(request)) {
    throw new ApiError(
      'CSRF_ERROR',
      `The request does not come from a Beranda page: ${HEADER} is missing, or the Origin is another site.`,
    );
  }
}
