import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { Services } from '#server/core/services.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { type BusinessScope, inBusiness } from '#server/database/inBusiness.ts';
import { callback_urls } from '#server/database/schema/index.ts';
import { makeKey } from '#server/domains/apiKeys/makeKey.ts';
import { callbackQueue } from '#server/domains/callbacks/callbackQueue.ts';
import { CallbackReceiver } from '../api/year/CallbackReceiver.ts';
import { makePostgresServer, type PostgresServer } from '../attacks/harness/PostgresServer.ts';
import { Random } from '../helpers/random/Random.ts';
import { copyCheckout, type Run, runProduct } from './product.ts';

/** How often a server is killed. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** Programs that send requests all the time. */
const PROGRAMS = 6;

const SEED = Number(process.env.SIMULATION_SEED ?? 20_310_115);

/** Deliveries are taken again once the lease of a killed worker is over. */
const LEASES_OVER = 600_000;

const cleanUps: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A checkout whose servers accept more requests a minute than these programs send. */
function checkoutWithoutLimits(): string {
  const checkout = copyCheckout();
  cleanUps.push(() => rmSync(checkout, { recursive: true, force: true }));
  const file = join(checkout, 'config/limits.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(_per_minute: )\d+/g, '$11000000'));
  return checkout;
}

/** One of two servers on one database, which is killed and started again. */
class Server {
  url = '';
  /** Milliseconds from each start until the server was ready. */
  readonly starts: number[] = [];
  private run: Run | undefined;

  constructor(
    private readonly checkout: string,
    private readonly databaseUrl: string,
  ) {}

  async start(): Promise<void> {
    const { NODE_OPTIONS = '', TEST_CLOCK_AHEAD = '', TEST_CLOCK_BEGIN = '' } = process.env;
    const clock = { NODE_OPTIONS, TEST_CLOCK_AHEAD, TEST_CLOCK_BEGIN };
    const began = performance.now();
    this.run = runProduct(this.checkout, {
      ...clock,
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: join(this.checkout, 'data'),
      NODE_ENV: 'development',
      DEMO: '1',
    });
    this.url = await this.run.ready();
    this.starts.push(performance.now() - began);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.run?.child.kill(signal);
    await this.run?.ended();
  }
}

interface Answer {
  readonly status: number;
  readonly json: { readonly id?: string; readonly error_code?: string };
}

/** What was requested once, and the records that its answers named. */
interface Wish {
  readonly resource: 'credit-card-payments' | 'disbursements';
  readonly externalId: string;
  readonly ids: Set<string>;
}

/** Sends a write until it is answered: to either server, after each lost answer with the same key. */
async function insist(servers: readonly Server[], random: Random, key: string, wish: Wish): Promise<number> {
  const money = { amount: '10000', external_id: wish.externalId };
  const body =
    wish.resource === 'disbursements'
      ? { ...money, bank: 'BCA', account_number: '1234567890', account_name: 'Siti Rahma' }
      : { ...money, test_card: 'VISA_CHARGED', payer_email: 'sari@year.test' };
  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    'content-type': 'application/json',
    'idempotency-key': wish.externalId,
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  for (let lost = 0; ; lost++) {
    const { url } = random.pick(servers);
    const answer = await fetch(`${url}/api/v1/${wish.resource}`, request)
      .then(async (response): Promise<Answer> => ({ status: response.status, json: await response.json() }))
      .catch((): undefined => undefined);
    if (answer?.status === 201 || answer?.status === 200) {
      wish.ids.add(String(answer.json.id));
      return lost;
    }
    // A server that is ending, or the request of a server that was killed a moment ago.
    const mayRepeat = answer === undefined || answer.status >= 500 || answer.status === 409;
    if (!mayRepeat) throw new Error(`${wish.resource}: ${JSON.stringify(answer)}`);
    if (lost > 500) throw new Error(`${wish.resource} is never answered: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends wishes until it is stopped: a third of them twice at once. */
async function program(
  servers: readonly Server[],
  random: Random,
  key: string,
  wishes: Wish[],
  isStopped: () => boolean,
): Promise<number> {
  let lost = 0;
  while (!isStopped()) {
    const resource = random.pick(['credit-card-payments', 'disbursements'] as const);
    const wish: Wish = { resource, externalId: randomUUID(), ids: new Set() };
    wishes.push(wish);
    const times = random.happens(0.33) ? 2 : 1;
    const sent = Array.from({ length: times }, () => insist(servers, random, key, wish));
    lost += (await Promise.all(sent)).reduce((sum, each) => sum + each, 0);
  }
  return lost;
}

/** Fills in the demo, with an API key of its business and a receiver of its callbacks. */
async function fill(database: Database, callbackUrl: string): Promise<{ scope: BusinessScope; key: string }> {
  const now = new Date();
  await seedDemo(database, { transactions: 100, now, log: () => undefined });
  const { rows } = await database.pool.query<{ business_id: string; user_id: string }>(
    `select b.business_id, m.user_id from businesses b join memberships m using (business_id)
     join user_emails e on e.user_id = m.user_id and e.email = 'owner@kopi.test' where b.name = 'Kopi Nusantara'`,
  );
  const [owner] = rows;
  if (owner === undefined) throw new Error('The demo has no owner.');
  const scope = { businessId: owner.business_id, environment: 'DEVELOPMENT' } as const;
  // The demo's keys are used from listed addresses only, its rules block cards, and its people approve what others send.
  await database.pool.query('delete from ip_whitelist_entries where business_id = $1', [scope.businessId]);
  await database.pool.query('delete from fraud_rules where business_id = $1', [scope.businessId]);
  await database.pool.query('update sending_settings set needs_approval = false where business_id = $1', [
    scope.businessId,
  ]);
  // Money for every disbursement of the test comes from card payments too slowly: they are settled after days.
  await database.pool.query(
    `update ledger_accounts set balance = balance + 1000000000000 where business_id = $1 and account = 'BALANCE'`,
    [scope.businessId],
  );
  return inBusiness(database.pool, scope, async (tx) => {
    const of = { business_id: scope.businessId, environment: scope.environment, created: now, updated: now };
    await tx
      .insert(callback_urls)
      .values({ ...of, id: randomUUID(), product: 'CARD_PAYMENT', url: callbackUrl, created_by: 'test' })
      .onConflictDoUpdate({
        target: [callback_urls.business_id, callback_urls.environment, callback_urls.product],
        set: { url: callbackUrl },
      });
    const products: ('ACCEPT_PAYMENTS' | 'SEND_MONEY' | 'INVOICES_AND_LINKS')[] = [
      'ACCEPT_PAYMENTS',
      'SEND_MONEY',
      'INVOICES_AND_LINKS',
    ];
    const wanted = {
      name: 'Test',
      type: 'SECRET',
      reads: [],
      writes: products,
      application: null,
      expires: null,
    } as const;
    const maker = { userId: owner.user_id, email: 'owner@kopi.test' };
    const { key } = await makeKey(tx, scope, { ...wanted, reads: [], writes: products }, maker, now);
    return { scope, key };
  });
}

/** Records, transactions, lines and callbacks of everything that was requested, by its reference. */
const EFFECTS = `
  select r.kind, r.external_id, count(distinct r.id)::int as records, count(distinct t.id)::int as transactions,
    count(distinct l.journal_id)::int as journals, count(distinct c.id)::int as callbacks,
    coalesce(bool_and(c.status = 'COMPLETED'), true) as delivered,
    string_agg(distinct r.status, ' ') as status
  from (
    select 'credit-card-payments' as kind, concat(status, failure_code) as status, external_id, id, transaction_id, 'ccp_' as prefix from credit_card_payments
    where business_id = $1 and environment = 'DEVELOPMENT'
    union all
    select 'disbursements', status, external_id, id, transaction_id, 'disb_' from disbursements
    where business_id = $1 and environment = 'DEVELOPMENT'
  ) r
  left join transactions t on t.id = r.transaction_id
  left join ledger_entries l on l.transaction_id = t.id
  left join callbacks c on c.external_id = r.external_id and c.product = 'CARD_PAYMENT'
  where r.external_id = any($2) group by r.kind, r.external_id`;

describe('two servers on one PostgreSQL of which one is killed again and again', () => {
  // Rule actions.idempotent, security.background-once, callbacks.at-least-once, money.ledger-balances.
  it('do everything that was requested once, and lose nothing', { timeout: 30 * 60_000 }, async (context) => {
    const made = await makePostgresServer();
    if (typeof made === 'string') return context.skip(made);
    const postgres: PostgresServer = made;
    cleanUps.push(() => postgres.remove());
    await postgres.start();
    const began = performance.now();
    const passed = () => ((performance.now() - began) / 1000).toFixed(0);
    const receiver = new CallbackReceiver(1_000_000);
    cleanUps.push(() => receiver.close());
    const callbackUrl = await receiver.listen();
    const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    cleanUps.push(() => database.close());
    const { scope, key } = await fill(database, callbackUrl);
    const imbalance = async () => {
      const { rows } = await database.pool.query(
        `select (select count(*)::int from (select 1 from ledger_entries group by journal_id, currency having sum(amount) <> 0) j) as journals,
           (select sum(balance)::text from ledger_accounts where business_id = $1 and environment = 'DEVELOPMENT') as sum`,
        [scope.businessId],
      );
      return rows[0];
    };
    const before = await imbalance();

    const random = new Random(SEED);
    const checkout = checkoutWithoutLimits();
    const servers = [new Server(checkout, postgres.url), new Server(checkout, postgres.url)];
    cleanUps.push(async () => {
      for (const server of servers) await server.end('SIGKILL');
    });
    for (const server of servers) await server.start();

    console.log(`two servers are ready after ${passed()} s`);
    const wishes: Wish[] = [];
    let isStopped = false;
    const programs = Array.from({ length: PROGRAMS }, () => program(servers, random, key, wishes, () => isStopped));
    const work = Promise.all(programs);
    work.catch(() => undefined);
    for (let round = 0; round < ROUNDS; round++) {
      await new Promise((resolve) => setTimeout(resolve, random.between(200, 1_500)));
      const server = random.pick(servers);
      await server.end('SIGKILL');
      await server.start();
    }
    isStopped = true;
    const lost = (await work).reduce((sum, each) => sum + each, 0);
    for (const server of servers) await server.end('SIGTERM');

    const services = { database, pool: database.pool, env: { demo: true }, realTime: () => new Date() } as Services;
    const queue = callbackQueue(services);
    while (await processAt(queue, database, new Date(Date.now() + LEASES_OVER)));

    const { rows } = await database.pool.query(EFFECTS, [scope.businessId, wishes.map(({ externalId }) => externalId)]);
    const results = new Map<string, string>(
      rows.map(({ external_id, records, transactions, journals, callbacks, delivered, status }) => [
        external_id,
        `${records} ${transactions} ${journals} ${callbacks} ${delivered} ${status.replace('PENDING', 'COMPLETED')}`,
      ]),
    );
    const wrong = wishes.flatMap(({ resource, externalId, ids }) => {
      const callbacks = resource === 'credit-card-payments' ? 1 : 0;
      const result = `${results.get(externalId)} ids ${ids.size}`;
      const status = resource === 'disbursements' ? 'COMPLETED' : 'CHARGED';
      return result === `1 1 1 ${callbacks} true ${status} ids 1` ? [] : [`${resource}: ${result}`];
    });
    const starts = servers.flatMap((server) => server.starts).sort((one, other) => one - other);
    const middle = starts[Math.floor(starts.length / 2)] ?? 0;
    console.log(
      `seed ${SEED}: ${wishes.length} requests of ${PROGRAMS} programs, ${ROUNDS} times killed, ${lost} answers lost and repeated; ` +
        `ready ${middle.toFixed(0)} ms after a start, at most ${(starts.at(-1) ?? 0).toFixed(0)} ms`,
    );
    expect(wrong).toEqual([]);
    expect(wishes.length).toBeGreaterThan(ROUNDS);
    expect(await imbalance()).toEqual(before);
  });
});
