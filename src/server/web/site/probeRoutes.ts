import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';

/** No page is for search engines: before sign-in there is nothing to find, and links carry tokens. */
const ROBOTS = 'User-agent: *\nDisallow: /\n';

/** The last part of addresses that are files, which no page has: /favicon.ico, /wp-login.php, /.env. */
const FILE = /\.[^./]*$/;

/** Files and folders that file systems hide: /.git, /.well-known. An id that climbs ("..%2f..%2fetc") is only unknown. */
const HIDDEN = /^\.[^.]/;

/** Addresses by which other servers are watched; a page there would be taken for a healthy answer. */
const NOT_PAGES: ReadonlySet<string> = new Set(['health', 'metrics', 'ping', 'ready', 'status', 'version']);

/** Whether an address can be no page: a file, a hidden folder, or a probe that this server does not have. */
export function isNoPage(pathname: string): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  return FILE.test(last) || segments.some((part) => HIDDEN.test(part)) || NOT_PAGES.has(segments.join('/'));
}

/**
 * GET /healthz and /livez: the process answers. GET /readyz: the database does as well, as at /api/health.
 * GET /robots.txt.
 */
export function probeRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
  const alive = async (): Promise<{ status: 'ok' }> => ({ status: 'ok' });
  app.get('/healthz', alive);
  app.get('/livez', alive);
  app.get('/readyz', async (): Promise<{ status: 'ok' }> => {
    await pool.query('select 1');
    return { status: 'ok' };
  });
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
}
