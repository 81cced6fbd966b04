import { randomUUID } from 'node:crypto';
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isConnectionLost } from './connectionLoss.ts';
import type { Database } from './database.ts';
import { type BusinessScope, inBusiness, readInBusiness } from './inBusiness.ts';
import { ReconnectingPool } from './ReconnectingPool.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const scope: BusinessScope = { businessId: randomUUID(), environment: 'PRODUCTION' };
const ONE = { text: 'select 1 as one', values: [] };

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

/** Cuts the connection of the next checkouts before anything is sent on them. */
function cutNext(times: number): void {
  let left = times;
  function cut(client: PoolClient): void {
    client.connection.stream.destroy();
    left -= 1;
    if (left === 0) database.pool.off('acquire', cut);
  }
  database.pool.on('acquire', cut);
}

async function expectWorking(): Promise<void> {
  const [read] = await readInBusiness(database.pool, scope, [ONE]);
  expect(read?.rows).toEqual([{ one: 1 }]);
  const { totalCount, idleCount } = database.pool;
  expect(idleCount).toBe(totalCount);
}

it('survives a connection that is lost while it is checked out', async () => {
  let runs = 0;
  const lost = inBusiness(database.pool, scope, async (transaction) => {
    runs += 1;
    await transaction.execute(sql`select 1`);
    transaction.$client.connection.stream.destroy();
    await transaction.execute(sql`select 2`);
  });
  await expect(lost).rejects.toSatisfy(isConnectionLost);
  // What may have been done is never done again by itself.
  expect(runs).toBe(1);
  await expectWorking();
});

it('survives a client that is lost while it waits for nothing', async () => {
  const client = await database.pool.connect();
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.connection.stream.destroy();
  await ended;
  client.release();
  await expectWorking();
});

it('begins a transaction again whose connection was lost before its first statement', async () => {
  cutNext(1);
  expect(await inBusiness(database.pool, scope, async () => 'written')).toBe('written');
  cutNext(1);
  expect(await database.drizzle.transaction(async () => 'written')).toBe('written');
  cutNext(1);
  await expectWorking();
});

it('gives the connection back where no transaction could be begun', async () => {
  for (const begin of [
    () => database.drizzle.transaction(async () => undefined),
    () => inBusiness(database.pool, scope, async () => undefined),
    () => readInBusiness(database.pool, scope, [ONE]),
  ]) {
    cutNext(3);
    await expect(begin()).rejects.toSatisfy(isConnectionLost);
    await expectWorking();
  }
});

/** Opens a socket to the database of the tests. */
function openToDatabase(): Socket {
  const { host, port, connectionString } = database.pool.options;
  if (connectionString === undefined) return openSocket(join(host ?? '', `.s.PGSQL.${port ?? 5432}`));
  const url = new URL(connectionString);
  return openSocket(Number(url.port || 5432), url.hostname);
}

async function listen(port: number): Promise<Server> {
  const server = createServer((inner) => {
    const outer = openToDatabase();
    inner.pipe(outer).pipe(inner);
    for (const socket of [inner, outer]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a port');
  return address.port;
}

it('waits for a server that is back shortly, and says so where it is not', async () => {
  const first = await listen(0);
  const port = portOf(first);
  await new Promise((resolve) => first.close(resolve));
  const { connectionString, user, password, database: name } = database.pool.options;
  const address =
    connectionString === undefined
      ? { host: '127.0.0.1', port, user, password, database: name }
      : { connectionString: Object.assign(new URL(connectionString), { host: `127.0.0.1:${port}` }).href };
  const pool = new ReconnectingPool({ ...address, max: 1 }, () => undefined);
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const pending = pool.query('select 1 as one');
  const second = await listen(port);
  expect((await pending).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await new Promise((resolve) => second.close(resolve));
});

it('has lost no connection where a statement is wrong', async () => {
  const wrong = database.drizzle.execute(sql`select 1 / 0`);
  const error = await wrong.catch((thrown: unknown) => thrown);
  expect(isConnectionLost(error)).toBe(false);
  await expectWorking();
});
