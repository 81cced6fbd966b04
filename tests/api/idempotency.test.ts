import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const KEYS = 1_000;
const AT_ONCE = 20;

/** How many keys are under way together. */
const KEYS_AT_ONCE = 8;

/** One request in so many is cut off before its answer has come. */
const CUT_OFF_EVERY = 13;

const agent = new Agent({ keepAlive: true, maxSockets: KEYS_AT_ONCE * AT_ONCE });

let test: TestApp;
let owner: Person;
let business: string;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.ask('/api/console')).json.business.id;
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

interface Sent {
  readonly status: number;
  readonly body: string;
}

/** Sends a write over the network; `undefined` where it was cut off after so many milliseconds. */
function write(key: string, name: string, cutAfter?: number): Promise<Sent | undefined> {
  const body = JSON.stringify({
    business_id: business,
    environment: 'PRODUCTION',
    input: { type: 'BUSINESS', name, company_registration: `REG-${key}`, city: 'Bandung' },
  });
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/customers/actions/create?environment=PRODUCTION',
        headers: {
          authorization: `Bearer ${owner.tokens.access_token}`,
          'x-new-authentication': 'true',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
        answer.on('error', () => resolve(undefined));
      },
    );
    sent.on('error', (error) => (cutAfter === undefined ? reject(error) : resolve(undefined)));
    sent.end(body);
    if (cutAfter !== undefined) setTimeout(() => sent.destroy(), cutAfter);
  });
}

let cut = 0;

/** Everything that is asked under one key: so often at once, and then something else. */
async function useKey(index: number): Promise<void> {
  const key = `idempotency-${index}`;
  const name = `Toko sekali ${index}`;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nth) => {
      const isCut = (index * AT_ONCE + nth) % CUT_OFF_EVERY === 0;
      if (isCut) cut += 1;
      return write(key, name, isCut ? index % 5 : undefined);
    }),
  );
  const whole = answers.filter((answer) => answer !== undefined);
  expect(new Set(whole.map(({ status, body }) => `${status} ${body}`)).size, whole[0]?.body).toBe(1);
  expect(whole[0]?.status, whole[0]?.body).toBe(200);
  const changed = await write(key, `${name} lagi`);
  expect([changed?.status, JSON.parse(changed?.body ?? '{}').error_code]).toEqual([
    409,
    'IDEMPOTENCY_KEY_REUSED_ERROR',
  ]);
}

it('does once what is asked twenty times at once, whoever is cut off, and nothing else under the same key', async () => {
  const begun = performance.now();
  for (let first = 0; first < KEYS; first += KEYS_AT_ONCE) {
    const keys = Array.from({ length: Math.min(KEYS_AT_ONCE, KEYS - first) }, (_, nth) => first + nth);
    await Promise.all(keys.map(useKey));
  }
  const { rows } = await test.database.pool.query(
    `select count(*)::int as customers, count(distinct name)::int as names,
       (select count(*)::int from activity_logs where action = 'CUSTOMER_CREATED'
          and target_id in (select 'cust_' || replace(id::text, '-', '') from customers where name like 'Toko sekali %')) as logged
     from customers where name like 'Toko sekali %'`,
  );
  expect(rows[0]).toEqual({ customers: KEYS, names: KEYS, logged: KEYS });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${KEYS} keys, each ${AT_ONCE} times at once, ${cut} cut off: ${KEYS} effects, in ${seconds} s`);
}, 300_000);
