import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seedDemo.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import type { JobResponse } from '#server/engine/jobs/jobResponse.ts';
import { callApi, signInByApi } from '../browser/api.ts';
import { createServerDatabase, dropServerDatabase } from '../helpers/serverDatabase.ts';
import { ROOT, runProduct } from './product.ts';

/** Records of the job: enough that it is still going on when it is killed. */
const RECORDS = 400;

/** How far the job has come when its server is killed. */
const DONE_BEFORE = 30;

const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** Where the product finds its data: on the server of DATABASE_URL where that is set, else in a folder. */
async function newData(): Promise<Record<'DATA_DIR' | 'DATABASE_URL', string>> {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-killed-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const server = process.env.DATABASE_URL;
  if (server === undefined) return data;
  const { name, url } = await createServerDatabase(server);
  cleanUps.push(() => dropServerDatabase(server, name));
  return { ...data, DATABASE_URL: url };
}

async function withDatabase<T>(
  { DATA_DIR, DATABASE_URL }: Awaited<ReturnType<typeof newData>>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
  return work(database).finally(() => database.close());
}

/** Fills in the demo and unchanged customers. Returns the customers' ids. */
async function fill(database: Database): Promise<string[]> {
  await seedDemo(database, { transactions: 100, now: new Date(), log: () => undefined });
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into customers (business_id, environment, id, created, updated, type, status, name, country, reference)
     select b.business_id, 'PRODUCTION', gen_random_uuid(), now(), now(), 'INDIVIDUAL', 'ACTIVE', 'Customer ' || n, 'ID', 'KILLED-' || n
     from businesses b, generate_series(1, ${RECORDS}) as n where b.name = 'Kopi Nusantara' returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Begins a job over the customers. Answers its id. */
async function beginJob(url: string, token: string, ids: readonly string[]): Promise<string> {
  const { business } = await callApi<{ business: { id: string } }>(url, '/api/console', { token });
  const response = await fetch(`${url}/api/customers/actions/archive-selected?environment=PRODUCTION`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-new-authentication': 'true',
      'content-type': 'application/json',
      'idempotency-key': 'killed-while-it-works',
    },
    body: JSON.stringify({
      business_id: business.id,
      environment: 'PRODUCTION',
      selection: { ids: ids.map((id) => `cust_${id.replaceAll('-', '')}`) },
    }),
  });
  expect(response.status).toBe(202);
  return ((await response.json()) as { job: string }).job;
}

/** Polls a job until it has the wanted progress, within the request limits (config/limits.yaml). */
async function jobThat(
  url: string,
  token: string,
  id: string,
  is: (job: JobResponse) => boolean,
): Promise<JobResponse> {
  for (;;) {
    const job = await callApi<JobResponse>(url, `/api/jobs/${id}?environment=PRODUCTION`, { token });
    if (is(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

// The other server takes the job up once the lease of the first is over, which is a minute.
describe('a server that is killed in the middle of a job', { timeout: 600_000 }, () => {
  // Rule security.background-once.
  it('leaves it to another server, which processes each remaining record once', async () => {
    const data = await newData();
    const ids = await withDatabase(data, fill);
    const env = { ...data, DEMO: '1' };
    const first = runProduct(ROOT, env);
    cleanUps.push(() => void first.child.kill('SIGKILL'));
    const firstUrl = await first.ready();
    const { access_token: token } = await signInByApi(firstUrl, 'owner@kopi.test');
    const id = await beginJob(firstUrl, token, ids);
    const { done } = await jobThat(firstUrl, token, id, (job) => job.done >= DONE_BEFORE);
    first.child.kill('SIGKILL');
    expect(await first.ended()).toBe(null);
    expect(done).toBeLessThan(RECORDS);

    const second = runProduct(ROOT, env);
    cleanUps.push(() => void second.child.kill('SIGKILL'));
    const url = await second.ready();
    const kept = await jobThat(url, token, id, () => true);
    expect(kept.status).toBe('RUNNING');
    expect(kept.done).toBeGreaterThanOrEqual(done);
    const over = await jobThat(url, token, id, (job) => job.status !== 'RUNNING');
    expect(over).toMatchObject({ status: 'DONE', total: RECORDS, done: RECORDS, failed: 0 });
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);

    const { rows } = await withDatabase(data, ({ pool }) =>
      pool.query(
        `select c.status, count(l.id)::int as logged from customers c
           left join activity_logs l on l.target_id = 'cust_' || replace(c.id::text, '-', '') and l.action = 'CUSTOMER_ARCHIVED'
         where c.reference like 'KILLED-%' group by c.id, c.status`,
      ),
    );
    const states = new Set(rows.map(({ status, logged }) => `${status} ${logged}`));
    expect([rows.length, [...states]]).toEqual([RECORDS, ['ARCHIVED 1']]);
    console.log(`killed after ${done} of ${RECORDS} records; the other ${RECORDS - kept.done} were done once each`);
  });
});
