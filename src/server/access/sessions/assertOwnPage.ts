import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/ApiError.ts';

/** What our pages add to every request that writes; another site's form cannot, and its script is not allowed to. */
const HEADER = 'x-csrf-protection';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const asked = new URL(origin);
  const own = `${asked.protocol}//${host}`;
  return !URL.canParse(own) || asked.host !== new URL(own).host;
}

/**
 * Where a cookie says who asks, the browser adds it whoever has made the page. A write is taken from our own pages alone:
 * by the header that they add and by where the browser says it comes from. Throws CSRF_ERROR.
 */
export function assertOwnPage(request: FastifyRequest): void {
  if (READING.has(request.method)) return;
  if (request.headers[HEADER] === undefined || comesFromElsewhere(request)) {
    throw new ApiError(
      'CSRF_ERROR',
      `The request does not come from a Beranda page: ${HEADER} is missing, or the Origin is another site.`,
    );
  }
}
