import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT, runProduct } from './product.ts';

const GUIDE = readFileSync(join(ROOT, '.github/DEPLOYING.md'), 'utf8');

const SECRETS = ['SECRET_KEY', 'CARD_DIGEST_KEY', 'CALLBACK_SIGNING_SECRET'];

const folder = mkdtempSync(join(tmpdir(), 'beranda-deployed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files that the guide lists. */
function listedFiles(): string[] {
  const [, list = ''] = /```files\n(.*?)\n```/s.exec(GUIDE) ?? [];
  return list.split('\n');
}

function link(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(join(ROOT, path), join(folder, path));
}

/** Links the packages that `npm ci --omit=dev` installs. */
function linkPackages(): number {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true }>;
  };
  const paths = Object.entries(lock.packages).flatMap(([path, { dev }]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev ? path : [],
  );
  for (const path of paths) link(path);
  return paths.length;
}

it('the files and packages that the deployment guide lists are enough for a server', async () => {
  const listed = listedFiles();
  expect(listed).toContain('dist');
  for (const file of listed) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  expect(linkPackages()).toBeGreaterThan(100);
  // In place of a PostgreSQL server, the embedded database, which needs a file of its own.
  cpSync(join(ROOT, 'src/server/database/embedded'), join(folder, 'src/server/database/embedded'), { recursive: true });

  const secrets = Object.fromEntries(SECRETS.map((name, nth) => [name, `${nth}f3A9-kq72-Zx81-mm04-Lp55-Ws60-${nth}`]));
  const run = runProduct(folder, { DATA_DIR: join(folder, 'data'), NODE_ENV: 'production', ...secrets });
  const url = await run.ready();
  const [, ...addresses] = GUIDE.split('| address |')[1]?.split('\n\n')[0]?.split('\n') ?? [];
  const probes = addresses.flatMap((row) => [...row.matchAll(/`(\/[\w/]+)`/g)].map(([, path = '']) => path));
  expect(probes).toEqual(['/livez', '/healthz', '/readyz', '/api/health']);
  for (const path of probes) expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`${url}/login`)).status).toBe(200);
  run.child.kill('SIGTERM');
  expect(await run.ended()).toBe(0);
}, 120_000);
