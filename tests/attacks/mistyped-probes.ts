import type { Attack } from './harness/Attack.ts';

const EXPECTED: Readonly<Record<string, number>> = {
  '/healthz': 200,
  '/livez': 200,
  '/readyz': 200,
  '/robots.txt': 200,
  '/metrics': 404,
  '/health': 404,
  '/wp-login.php': 404,
  '/.env': 404,
  '/.git/config': 404,
  '/login': 200,
  '/home': 200,
  '/health/live': 404,
  '/actuator/health': 404,
  '/api-health': 404,
  '/no/such/page': 404,
};

/** The files and probes; all others are pages. */
const NO_PAGES = new Set([
  ...['/healthz', '/livez', '/readyz', '/robots.txt', '/metrics', '/health'],
  ...['/wp-login.php', '/.env', '/.git/config'],
]);

export default {
  name: 'addresses of probes and files are answered with a page',
  before: '200 text/html for /healthz, /readyz, /livez, /metrics and /robots.txt',
  async run({ send }) {
    const defects: string[] = [];
    for (const [path, expected] of Object.entries(EXPECTED)) {
      const { status, headers } = await send(path);
      const isPage = headers.get('content-type')?.includes('html') === true;
      if (status !== expected || isPage === NO_PAGES.has(path)) defects.push(`${path} ${status}`);
    }
    return { held: defects.length === 0, now: defects.join('; ') || 'real or 404' };
  },
} satisfies Attack;
