import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { recordActivity } from '#server/core/activity/recordActivity.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { once } from '#server/engine/operations/request/idempotency.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Keys that are used over the network, and those that are used at the database, where a write is cut off in its middle. */
const SENT_KEYS = 100;
const HELD_KEYS = 900;
const AT_ONCE = 20;

/** How many keys are under way together. */
const KEYS_AT_ONCE = 4;

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
  business = (await owner.request('/api/console')).json.business.id;
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

/** All requests with one key: the same request several times at once, and then another request. */
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

// Rule actions.idempotent.
it('runs a request once that is sent twenty times at once, also when connections break, and rejects another request with the same key', async () => {
  const begun = performance.now();
  for (let first = 0; first < SENT_KEYS; first += KEYS_AT_ONCE) {
    const keys = Array.from({ length: Math.min(KEYS_AT_ONCE, SENT_KEYS - first) }, (_, nth) => first + nth);
    await Promise.all(keys.map(useKey));
  }
  const { rows } = await test.database.pool.query(
    `select count(*)::int as customers, count(distinct name)::int as names,
       (select count(*)::int from activity_logs where action = 'CUSTOMER_CREATED'
          and target_id in (select 'cust_' || replace(id::text, '-', '') from customers where name like 'Toko sekali %')) as logged
     from customers where name like 'Toko sekali %'`,
  );
  expect(rows[0]).toEqual({ customers: SENT_KEYS, names: SENT_KEYS, logged: SENT_KEYS });
  console.log(summary(SENT_KEYS, begun));
}, 300_000);

it('runs a request once that breaks in the middle and is retried', async () => {
  const begun = performance.now();
  cut = 0;
  const { pool } = test.database;
  const { rows } = await pool.query('select user_id from user_emails where email = $1', ['owner@kopi.test']);
  const scope = { businessId: parseRecordId('biz', business) ?? '', environment: 'PRODUCTION' as const };
  const actor = { name: 'Once', email: null };
  const origin = { ip: '127.0.0.1', userAgent: undefined };

  function doOnce(index: number, nth: number): Promise<string | undefined> {
    const key = `held-key-${index}`;
    const now = new Date();
    const breaks = (index * AT_ONCE + nth) % CUT_OFF_EVERY === 0;
    return inBusiness(pool, scope, (tx) =>
      once(tx, { scope, userId: rows[0].user_id, key, request: [index], now }, async () => {
        const activity = {
          ...scope,
          action: 'LIST_EXPORTED' as const,
          actor,
          origin,
          target: { type: 'held', id: key },
        };
        await recordActivity(tx, activity, now);
        if (breaks) throw new Error('cut off');
        return `answer ${index} of ${nth}`;
      }),
    ).catch((error: Error) => {
      if (error.message !== 'cut off') throw error;
      cut += 1;
      return undefined;
    });
  }

  for (let index = 0; index < HELD_KEYS; index += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => doOnce(index, nth)));
    expect(new Set(answers.filter((answer) => answer !== undefined)).size).toBe(1);
  }
  const { rows: effects } = await pool.query(
    "select count(*)::int as all, count(distinct target_id)::int as keys from activity_logs where target_type = 'held'",
  );
  expect(effects[0]).toEqual({ all: HELD_KEYS, keys: HELD_KEYS });
  expect(cut).toBeGreaterThan(0);
  console.log(summary(HELD_KEYS, begun));
}, 300_000);

function summary(keys: number, begun: number): string {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return `${keys} keys, each ${AT_ONCE} times at once, ${cut} cut off: ${keys} effects, in ${seconds} s`;
}
