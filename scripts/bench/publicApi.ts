import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { callback_urls } from '#server/database/schema/index.ts';
import { countStatements } from '#server/database/testing/countStatements.ts';
import { makeKey } from '#server/domains/apiKeys/makeKey.ts';
import { measured, percentile, print } from './measure.ts';
import { OPTIONS } from './options.ts';

/** Requests that are under way at any time, and payments of each run. */
const CONNECTIONS = 16;
const PAYMENTS = OPTIONS.BENCH_PAYMENTS;
const WARM_UPS = 200;
const BUSINESSES = OPTIONS.BENCH_BUSINESSES;

interface Sent {
  readonly status: number;
  readonly text: string;
}

/** Sends so many payments over the connections. Returns the milliseconds of each, sorted, and of all. */
async function run(count: number, pay: (index: number) => Promise<Sent>): Promise<{ each: number[]; all: number }> {
  const each: number[] = [];
  let next = 0;
  const began = performance.now();
  async function connection(): Promise<void> {
    while (next < count) {
      const from = performance.now();
      const { status, text } = await pay(next++);
      if (status !== 201 && status !== 200) throw new Error(`${status} ${text}`);
      each.push(performance.now() - from);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return { each: each.sort((one, other) => one - other), all: performance.now() - began };
}

/** A business, with a user who may accept payments for it. */
interface Owner {
  readonly business_id: string;
  readonly user_id: string;
  readonly email: string;
}

/** Makes a key of a business whose payments are not blocked and are announced at a URL. Returns its Authorization header. */
async function openKey(
  database: Database,
  { business_id, user_id: userId, email }: Owner,
  url: string,
): Promise<string> {
  const now = new Date();
  const scope = { businessId: business_id, environment: 'DEVELOPMENT' } as const;
  await database.pool.query('delete from ip_whitelist_entries where business_id = $1', [business_id]);
  // The rules of the demo stop a card that pays too often; the others stay.
  await database.pool.query(
    `update fraud_rules set status = 'INACTIVE' where business_id = $1 and environment = $2 and action <> 'ALLOW'
     and attribute not in ('AMOUNT', 'IP_COUNTRY', 'CARD_COUNTRY')`,
    [business_id, scope.environment],
  );
  const key = await inBusiness(database.pool, scope, async (tx) => {
    const of = { business_id, environment: scope.environment, created: now, updated: now };
    const callback = { product: 'CARD_PAYMENT', url, created_by: 'bench' } as const;
    await tx
      .insert(callback_urls)
      .values({ ...of, ...callback, id: randomUUID() })
      .onConflictDoUpdate({
        target: [callback_urls.business_id, callback_urls.environment, callback_urls.product],
        set: { url: callback.url },
      });
    const name = { name: 'Bench', type: 'SECRET', application: null, expires: null } as const;
    const wanted = { ...name, reads: [], writes: ['ACCEPT_PAYMENTS' as const] };
    return (await makeKey(tx, scope, wanted, { userId, email }, now)).key;
  });
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/**
 * Measures payments by card through the public API: each is one request that is screened by lists and rules, posted to
 * the ledger, and announced by a callback. Every payment has its own Idempotency-Key. All are of one business, so that they
 * wait for each other at the rows of its ledger accounts, or of as many as BENCH_BUSINESSES says and the demo has.
 */
export async function benchPublicApi(app: FastifyInstance, database: Database): Promise<void> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let delivered = 0;
  const receiver = createServer((request, response) => {
    request.resume();
    delivered += 1;
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const now = new Date();
  const { rows: owners } = await database.pool.query<Owner>(
    `select * from (select distinct on (b.business_id) b.business_id, b.name, m.user_id, e.email from businesses b
     join memberships m using (business_id) join user_emails e on e.user_id = m.user_id
     where m.can_view and m.can_edit and b.country = 'ID' order by b.business_id, e.email <> 'owner@kopi.test', e.email) o
     order by name <> 'Kopi Nusantara', name`,
  );
  async function pay(authorization: string): Promise<Sent> {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const payment = { test_card: 'VISA_CHARGED', amount: '10000', payer_email: `${randomUUID()}@bench.test` };
    const response = await fetch(`${url}/api/v1/credit-card-payments`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payment),
    });
    return { status: response.status, text: await response.text() };
  }
  const keys: string[] = [];
  for (const owner of owners) {
    if (keys.length === BUSINESSES) break;
    const key = await openKey(database, owner, `http://127.0.0.1:${port}/`);
    // Some businesses of the demo take no cards.
    if ((await pay(key)).status === 201) keys.push(key);
  }
  const payByCard = (index: number) => pay(keys[index % keys.length] ?? '');
  const counted = countStatements(database);
  await run(WARM_UPS, payByCard);
  counted();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const used = process.cpuUsage();
  const result = await run(PAYMENTS, payByCard);
  const { texts, commits } = counted();
  const { user, system } = process.cpuUsage(used);
  const at = (share: number) => percentile(result.each, share);
  const { rows: charged } = await database.pool.query<{ count: string }>(
    `select count(*) from credit_card_payments where environment = 'DEVELOPMENT' and status = 'CHARGED' and created >= $1`,
    [now],
  );
  print(
    `payments, ${CONNECTIONS} connections, businesses: ${keys.length}`,
    measured((PAYMENTS / result.all) * 1000, 'payments/s'),
    'at least 150',
  );
  print('a payment, p50', measured(at(0.5), 'ms'));
  print('a payment, p99', measured(at(0.99), 'ms'), 'under 250 ms');
  print(
    'of which charged',
    `${charged[0]?.count}`,
    `of ${PAYMENTS + WARM_UPS + keys.length}; ${(texts.length / PAYMENTS).toFixed(0)} statements and ${(commits / PAYMENTS).toFixed(1)} commits each, with the workers'`,
  );
  print('callbacks delivered meanwhile', `${delivered}`, 'the others wait in their queue');
  print(
    'processor time of server and client for each',
    measured((user + system) / 1000 / PAYMENTS, 'ms', 1),
    `event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
  );
  receiver.closeAllConnections();
  receiver.close();
}
