import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';

/** Disallows indexing: there is no public content, and links contain tokens. */
const ROBOTS = 'User-agent: *\nDisallow: /\n';

/** The last segment of file URLs, which are not pages: /favicon.ico, /wp-login.php, /.env. */
const FILE = /\.[^./]*$/;

/** Hidden files and folders: /.git, /.well-known. A path with "..%2f" is treated as an unknown id. */
const HIDDEN = /^\.[^.]/;

/** Paths of monitoring probes; a page there would be mistaken for a healthy response. */
const NOT_PAGES: ReadonlySet<string> = new Set(['health', 'metrics', 'ping', 'ready', 'status', 'version']);

/** Whether a path cannot be a page: a file, a hidden folder, or an unsupported probe. */
export function isNoPage(pathname: string): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  return FILE.test(last) || segments.some((part) => HIDDEN.test(part)) || NOT_PAGES.has(segments.join('/'));
}

/**
 * GET /healthz and /livez: the process responds. GET /readyz: the database responds as well, like /api/health. GET
 * /robots.txt.
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
