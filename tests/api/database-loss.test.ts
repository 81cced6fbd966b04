import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp, type TestResponse, write } from '../helpers/testApp.ts';

/** How often all connections are ended while requests run. */
const TERMINATIONS = 8;

const serverUrl = process.env.DATABASE_URL;

describe.runIf(serverUrl !== undefined)('a PostgreSQL server that ends its connections', () => {
  let app: TestApp;
  let person: Person;
  let business_id: string;
  let administrator: pg.Client;

  beforeAll(async () => {
    app = await startTestApp();
    person = await signIn(app, 'owner@kopi.test');
    business_id = (await person.request('/api/console')).json.business.id;
    administrator = new pg.Client({ connectionString: app.database.pool.options.connectionString });
    await administrator.connect();
  });

  afterAll(async () => {
    await administrator.end();
    await app.close();
  });

  function terminateAll(): Promise<unknown> {
    return administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }

  // Rule errors.database-loss.
  it('does not stop the server: running requests succeed or return 503, and later ones succeed', async () => {
    const answers: TestResponse[] = [];
    let isOver = false;
    async function keepAsking(request: (turn: number) => Promise<TestResponse>): Promise<void> {
      for (let turn = 0; !isOver; turn++) answers.push(await request(turn));
    }
    const writers = Array.from({ length: 4 }, (_, writer) =>
      keepAsking((turn) =>
        write(person, '/api/customers/actions/create', {
          business_id,
          environment: 'DEVELOPMENT',
          input: { type: 'INDIVIDUAL', name: `Lost ${writer} ${turn}`, country: 'ID', city: 'Bandung' },
        }),
      ),
    );
    const readers = Array.from({ length: 4 }, () => keepAsking(() => person.request('/api/transactions')));
    for (let round = 0; round < TERMINATIONS; round++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await terminateAll();
    }
    isOver = true;
    await Promise.all([...writers, ...readers]);

    const others = answers.filter(({ status }) => status !== 200 && status !== 503);
    expect(others.map(({ status, json }) => [status, json])).toEqual([]);
    for (const { status, headers } of answers) expect(headers['retry-after']).toBe(status === 503 ? '1' : undefined);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await person.request('/api/transactions')).status).toBe(200);
  });
});
