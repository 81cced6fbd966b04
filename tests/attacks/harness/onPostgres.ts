import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Run } from '../../process/product.ts';
import type { Outcome } from './Attack.ts';
import { makePostgresServer, type PostgresServer } from './PostgresServer.ts';
import { openTarget, type Target } from './Target.ts';

/** Where the attack says that it comes from. */
const ADDRESS = '10.67.0.1';

/** A demo on a PostgreSQL server of its own. */
export interface OnPostgres {
  readonly server: PostgresServer;
  readonly product: Run;
  readonly target: Target;
  /** A connection of an administrator. */
  administrator(): Promise<pg.Client>;
}

/** Runs an attack against a demo on PostgreSQL; it is skipped where the programs of PostgreSQL are missing. */
export async function onPostgres(
  startProduct: Target['startProduct'],
  attack: (demo: OnPostgres) => Promise<Outcome>,
): Promise<Outcome> {
  const server = await makePostgresServer();
  if (typeof server === 'string') return { held: true, skipped: true, now: `skipped: ${server}` };
  const { url } = server;
  const folder = mkdtempSync(join(tmpdir(), 'beranda-on-postgres-'));
  const clients: pg.Client[] = [];
  try {
    await server.start();
    const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' };
    const product = startProduct(env);
    const { target, close } = openTarget(await product.ready(), ADDRESS);
    async function administrator(): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      clients.push(client);
      return client;
    }
    try {
      return await attack({ server, product, target, administrator });
    } finally {
      close();
      for (const client of clients) await client.end().catch(() => undefined);
      product.child.kill('SIGKILL');
      await product.ended();
    }
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
