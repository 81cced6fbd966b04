import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { acceptPayment } from '#server/domains/payments/acceptPayment.ts';
import { paymentMethods } from '#server/domains/payments/payables/paymentMethods.ts';
import { SETTLEMENTS } from '#server/domains/settlements/settleDue.ts';
import { listUrl, type Person, personWith, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const MODE = 'environment=DEVELOPMENT';

let test: TestApp;
let master: Person;
let acting: Person;
let masterId: string;
let accountId: string;
let otherId: string;

function uuidOf(id: string): string {
  const uuid = parseRecordId('biz', id);
  if (uuid === undefined) throw new Error(`${id} is not the id of a business.`);
  return uuid;
}
const shown = (id: string) => formatRecordId('biz', id);
type Scope = { readonly businessId: string; readonly environment: 'DEVELOPMENT' };
const scopeOf = (businessId: string): Scope => ({ businessId, environment: 'DEVELOPMENT' });
const given = (businessId: string) => ({ business_id: shown(businessId), environment: 'DEVELOPMENT' }) as const;

beforeAll(async () => {
  test = await startTestApp();
  await test.database.pool.query(`delete from queue_tasks where queue = 'settlement'`);
  master = await signIn(test, 'owner@pasar.test');
  masterId = uuidOf((await master.request(`/api/console?${MODE}`)).json.business.id);
  const rows = (await master.request(`/api/xenplatform-accounts?${MODE}`)).json;
  const registered = rows.filter(
    ({ status, country }: Record<string, string>) => status !== 'INVITED' && country === 'ID',
  );
  const account = registered.find(({ name }: { name: string }) => name === 'Batik Laweyan');
  const other = registered.find(({ id }: { id: string }) => id !== account.id);
  accountId = uuidOf(account.id);
  otherId = uuidOf(other.id);
  await inBusiness(test.database.pool, scopeOf(masterId), (transaction) =>
    transaction.execute(`update platform_fees set status = 'INACTIVE', updated = now() where status = 'ACTIVE'`),
  );
  const again = await signIn(test, 'owner@pasar.test');
  const payload = { business_id: account.id };
  acting = personWith(
    test.app,
    (await again.request('/api/switch-business', { method: 'POST', payload })).json as Tokens,
  );
}, 120_000);
afterAll(() => test.close());

/** Sums of the business's ledger, minor units. */
async function ledgerOf(businessId: string): Promise<{ total: bigint; BALANCE: bigint; PLATFORM: bigint }> {
  const { rows } = await test.database.pool.query(
    `select account, sum(amount) as amount from ledger_entries where environment = 'DEVELOPMENT' and business_id = $1
     group by account`,
    [businessId],
  );
  const sums = new Map<string, bigint>(rows.map(({ account, amount }) => [account, BigInt(amount)]));
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0n);
  return { total, BALANCE: sums.get('BALANCE') ?? 0n, PLATFORM: sums.get('PLATFORM') ?? 0n };
}

/** What the work moved in the balances of the account, the other account and the platform. All books sum to zero. */
async function moved(work: () => Promise<unknown>): Promise<readonly bigint[]> {
  const all = [accountId, otherId, masterId];
  const before = await Promise.all(all.map(ledgerOf));
  await work();
  const after = await Promise.all(all.map(ledgerOf));
  expect(after.map(({ total }) => total)).toEqual([0n, 0n, 0n]);
  expect(after.reduce((sum, { PLATFORM }, index) => sum + PLATFORM - (before[index]?.PLATFORM ?? 0n), 0n)).toBe(0n);
  return after.map(({ BALANCE }, index) => BALANCE - (before[index]?.BALANCE ?? 0n));
}

type Route = { destination_id: string; reference: string; amount?: string; percentage?: number };

const makeRule = (routes: readonly Route[], name = `Aturan ${randomUUID()}`) =>
  write(master, '/api/xenplatform-split-rules/actions/create', {
    ...given(masterId),
    input: { name, routes },
    confirmation: { type: 'pin', pin: DEMO_PIN },
  });

/** Makes a rule, and returns its id as shown. */
async function ruleOf(...routes: readonly Route[]): Promise<string> {
  const made = await makeRule(routes);
  expect(made.json).toMatchObject({ id: expect.stringMatching(/^spl_/) });
  return made.json.id;
}

/** Accepts a payment by a rule: an e-wallet's waits for its settlement, a virtual account's does not. */
function accept(
  rule: string,
  amount: bigint,
  {
    payer = accountId,
    category = 'VIRTUAL_ACCOUNT' as 'EWALLET' | 'VIRTUAL_ACCOUNT',
    environment = 'DEVELOPMENT' as Environment,
    now = new Date(),
  } = {},
): Promise<string> {
  const scope = { businessId: payer, environment };
  const settlement = { hour: 7, categories: { EWALLET: { days: 1, cut_off: 24 } } } as const;
  const limits = { settlement, virtualAccountSettlementDays: 0 };
  const master = payer === masterId ? null : masterId;
  const business = { scope, country: 'ID', timeZone: 'Asia/Jakarta', limits, masterId: master } as const;
  const of = {
    channel_category: category,
    channel: category === 'EWALLET' ? 'OVO' : 'BCA',
    external_id: `split-${randomUUID()}`,
    reference: 'ref',
    currency: 'IDR',
    split_rule_id: parseRecordId('spl', rule) ?? null,
  } as const;
  return inBusiness(test.database.pool, scope, (transaction) =>
    acceptPayment(transaction, business, { ...of, amount, fee: 1_000n }, now),
  );
}

const paymentOf = async (id: string) =>
  (await acting.request(`/api/transactions/${formatRecordId('txn', id)}?${MODE}`)).json;

const routes = (): readonly [Route, Route] => [
  { destination_id: shown(masterId), percentage: 10, reference: 'platform' },
  { destination_id: shown(otherId), amount: '2500', reference: 'courier' },
];

describe('a split rule of a platform', () => {
  // Rule platform.splits-rule.
  it.each([
    ['neither amount nor percentage', { amount: undefined }, 'amount', 'amount_or_percentage'],
    ['both', { percentage: 1 }, 'percentage', 'amount_or_percentage'],
    ['an amount of zero', { amount: '0' }, 'amount', 'more_than_nothing'],
    ['three decimals', { amount: undefined, percentage: 1.125 }, 'percentage', 'two_decimals'],
    ['another platform’s account', { destination_id: `biz_${'0'.repeat(32)}` }, 'destination_id', 'gone'],
  ])('rejects a route with %s', async (_case, change, field, code) => {
    const response = await makeRule([{ ...routes()[1], ...change } as Route]);
    expect(response.status).toBe(400);
    expect(response.json.errors).toContainEqual(expect.objectContaining({ field: `routes.0.${field}`, code }));
  });

  // Rule platform.splits-rule.
  it('has at most 100 percent, and each reference once', async () => {
    const [first, second] = routes();
    const over = await makeRule([
      { ...first, percentage: 60 },
      { destination_id: second.destination_id, reference: 'second', percentage: 40.01 },
    ]);
    expect(over.json.errors).toContainEqual(expect.objectContaining({ code: 'split_over_100' }));
    const twice = await makeRule([first, { ...second, reference: 'platform' }]);
    expect(twice.json.errors).toContainEqual(expect.objectContaining({ code: 'route_reference_repeated' }));
    expect((await makeRule([])).status).toBe(400);
  });

  // Rule platform.splits-rule.
  it('keeps its routes: no action changes them', async () => {
    const id = await ruleOf(...routes());
    const edit = await write(master, `/api/xenplatform-split-rules/${id}/actions/edit`, {
      ...given(masterId),
      input: {},
    });
    expect(edit.status).toBe(404);
  });
});

describe('a payment with a split rule', () => {
  // Rule platform.splits-moved.
  it('is divided when its money is in the balance, and both sides lead to the other', async () => {
    const rule = await ruleOf(...routes());
    let id = '';
    const balances = await moved(async () => {
      id = await accept(rule, 100_000n);
    });
    expect(balances).toEqual([100_000n - 1_110n - 12_500n, 2_500n, 10_000n]);
    const payment = await paymentOf(id);
    expect(payment).toMatchObject({ split_rule_id: rule, split_amount: '12500', split_status: 'MOVED' });
    const filter = { type: ['SPLIT'] };
    const url = listUrl('/api/transactions', { environment: 'DEVELOPMENT', range: [0, 9], filter });
    const [share] = (await master.request(url)).json;
    expect(share).toMatchObject({ amount: '10000', reference: payment.id, external_id: payment.external_id });
  });

  // Rule platform.splits-moved.
  it('rounds a percentage half up, and moves nothing for one that rounds to nothing', async () => {
    const rule = await ruleOf({ destination_id: shown(masterId), percentage: 0.01, reference: 'share' });
    expect((await moved(() => accept(rule, 15_000n)))[2]).toBe(2n);
    expect((await moved(() => accept(rule, 4_999n)))[2]).toBe(0n);
  });

  // Rule platform.splits-moved.
  it('moves nothing where it is not covered; the payment says why, and both are notified', async () => {
    const rule = await ruleOf({ destination_id: shown(otherId), percentage: 100, reference: 'all' });
    let id = '';
    const balances = await moved(async () => {
      id = await accept(rule, 10_000n);
    });
    expect(balances).toEqual([8_890n, 0n, 0n]);
    expect(await paymentOf(id)).toMatchObject({ split_amount: '10000', split_status: 'NOT_COVERED' });
    const { rows } = await test.database.pool.query(
      `select business_id, kind from notifications where kind like '%split-not-moved' order by kind`,
    );
    expect(rows).toEqual([
      { business_id: masterId, kind: 'account-split-not-moved' },
      { business_id: accountId, kind: 'split-not-moved' },
    ]);
  });

  // Rule platform.splits-moved.
  it('waits with its money, is moved once, and by an inactive rule as well', async () => {
    const rule = await ruleOf(...routes());
    const now = new Date();
    expect(await moved(() => accept(rule, 50_000n, { category: 'EWALLET', now }))).toEqual([0n, 0n, 0n]);
    const off = await write(master, `/api/xenplatform-split-rules/${rule}/actions/deactivate`, given(masterId));
    expect(off.status).toBe(200);
    const settled = await moved(async () => {
      expect(await processAt(SETTLEMENTS, test.database, addDays(now, 7))).toBe(true);
      expect(await processAt(SETTLEMENTS, test.database, addDays(now, 7))).toBe(false);
    });
    expect(settled).toEqual([50_000n - 1_110n - 7_500n, 2_500n, 5_000n]);
  });

  // Rule platform.splits-moved.
  it.each([
    [95_000, 'NOT_COVERED'],
    [1_000, 'MOVED'],
  ])(
    'is divided only of what was not refunded before its money came: of 100,000 less %d it is %s',
    async (refunded, status) => {
      const rule = await ruleOf({ destination_id: shown(otherId), percentage: 90, reference: 'most' });
      const now = new Date();
      const id = await accept(rule, 100_000n, { category: 'EWALLET', now });
      await test.database.pool.query('update transactions set refunded_amount = $2 where id = $1', [id, refunded]);
      const balances = await moved(() => processAt(SETTLEMENTS, test.database, addDays(now, 7)));
      expect(balances[1]).toBe(status === 'MOVED' ? 90_000n : 0n);
      expect(await paymentOf(id)).toMatchObject({ split_status: status });
    },
  );

  // Rule modes.suspended-pays-nothing, platform.splits-moved.
  it('stays whole in live mode while its account is suspended', async () => {
    const rule = await ruleOf(...routes());
    const { pool } = test.database;
    await pool.query(
      `insert into split_rules (business_id, environment, id, created, updated, status, name, currency, routes, created_by)
       select business_id, 'PRODUCTION', id, created, updated, status, name, currency, routes, created_by from split_rules
       where id = $1`,
      [parseRecordId('spl', rule)],
    );
    const setStatus = (status: string) =>
      pool.query('update businesses set go_live_status = $2 where business_id = $1', [accountId, status]);
    const statusOf = async (id: string) =>
      (await pool.query('select split_status from transactions where id = $1', [id])).rows[0]?.split_status;
    await setStatus('SUSPENDED');
    expect(await statusOf(await accept(rule, 50_000n, { environment: 'PRODUCTION' }))).toBe('SUSPENDED');
    await setStatus('LIVE');
    expect(await statusOf(await accept(rule, 50_000n, { environment: 'PRODUCTION' }))).toBe('MOVED');
  });

  // Rule platform.splits-moved.
  it('never waits for another one: payments of three accounts to each other at once are each divided once', async () => {
    const to = (...ids: string[]) =>
      ruleOf(...ids.map((id, index) => ({ destination_id: shown(id), amount: '100', reference: `r${index}` })));
    const rules = [
      [accountId, await to(otherId, masterId)],
      [otherId, await to(masterId, accountId)],
      [masterId, await to(accountId, otherId)],
    ] as const;
    const balances = await moved(() =>
      Promise.all(
        Array.from({ length: 8 }, () => rules.map(([payer, rule]) => accept(rule, 10_000n, { payer }))).flat(),
      ),
    );
    expect(balances).toEqual([8n * 8_890n, 8n * 8_890n, 8n * 8_890n]);
  }, 60_000);

  // Rule platform.splits-moved.
  it('moves nothing when an account of a route has left the platform', async () => {
    const rule = await ruleOf(...routes());
    await test.database.pool.query('update businesses set master_business_id = null where business_id = $1', [otherId]);
    let id = '';
    const balances = await moved(async () => {
      id = await accept(rule, 10_000n);
    });
    expect(balances).toEqual([8_890n, 0n, 0n]);
    expect(await paymentOf(id)).toMatchObject({ split_status: 'ACCOUNT_GONE' });
    await test.database.pool.query('update businesses set master_business_id = $2 where business_id = $1', [
      otherId,
      masterId,
    ]);
  });
});

/** A channel by which payers of the business pay now. */
async function liveChannel(businessId: string): Promise<string | undefined> {
  const scope = scopeOf(businessId);
  const methods = await inBusiness(test.database.pool, scope, (transaction) =>
    paymentMethods(transaction, { scope, country: 'ID' }),
  );
  return methods.find(({ channel_category }) => ['VIRTUAL_ACCOUNT', 'QR_CODE'].includes(channel_category))?.channel;
}

describe('an invoice', () => {
  const invoice = (person: Person, businessId: string, split_rule_id: string) => {
    const due_date = addDays(new Date(), 5).toISOString().slice(0, 10);
    const input = { payer_email: 'payer@example.test', amount: '100000', due_date, split_rule_id };
    return write(person, '/api/invoices/actions/create', { ...given(businessId), input });
  };

  // Rule platform.splits-use.
  it('names an active rule of its own platform, and its payment is divided by it', async () => {
    const rule = await ruleOf(...routes());
    const offered = (await acting.request(`/api/offered-split-rules?${MODE}`)).json;
    expect(offered.map(({ id }: { id: string }) => id)).toContain(rule);
    const made = await invoice(acting, accountId, rule);
    expect(made.status).toBe(200);
    const { id } = made.json;
    const balances = await moved(async () => {
      const input = { channel: await liveChannel(accountId) };
      const paid = await write(acting, `/api/invoices/${id}/actions/simulate`, { ...given(accountId), input });
      expect(paid).toMatchObject({ status: 200 });
    });
    expect(balances.slice(1)).toEqual([2_500n, 10_000n]);
  });

  // Rule platform.splits-use.
  it('is rejected with an inactive rule, and with that of another platform', async () => {
    const rule = await ruleOf(...routes());
    await write(master, `/api/xenplatform-split-rules/${rule}/actions/deactivate`, given(masterId));
    const gone = [expect.objectContaining({ field: 'split_rule_id', code: 'gone' })];
    for (const id of [rule, `spl_${'0'.repeat(32)}`])
      expect(await invoice(acting, accountId, id)).toMatchObject({ status: 400, json: { errors: gone } });
    const active = await ruleOf(...routes());
    const shop = await signIn(test, 'owner@kopi.test');
    const shopId = uuidOf((await shop.request(`/api/console?${MODE}`)).json.business.id);
    const elsewhere = await invoice(shop, shopId, active);
    expect(elsewhere.status).toBe(400);
  });

  // Rule platform.splits-use.
  it('keeps its rule when that is made inactive and something else of it is changed', async () => {
    const rule = await ruleOf(...routes());
    const { id } = (await invoice(acting, accountId, rule)).json;
    await write(master, `/api/xenplatform-split-rules/${rule}/actions/deactivate`, given(masterId));
    const due_date = addDays(new Date(), 5).toISOString().slice(0, 10);
    const input = { payer_email: 'payer@example.test', amount: '90000', due_date, split_rule_id: rule };
    const changed = await write(acting, `/api/invoices/${id}/actions/edit`, { ...given(accountId), input });
    expect([changed.status, changed.json.errors]).toEqual([200, undefined]);
    const shownNow = (await acting.request(`/api/invoices/${id}?${MODE}`)).json;
    expect(shownNow).toMatchObject({ amount: '90000', split_rule_id: rule });
  });

  // Rule platform.splits-use.
  it('never sees or names the rule of another platform, which has one', async () => {
    const manila = await signIn(test, 'owner@mitra-manila.test');
    const { id: platform } = (await manila.request(`/api/console?${MODE}`)).json.business;
    const route = { destination_id: platform, percentage: 5, reference: 'share' };
    const body = {
      business_id: platform,
      environment: 'DEVELOPMENT' as const,
      input: { name: 'Manila', routes: [route] },
      confirmation: { type: 'pin' as const, pin: DEMO_PIN },
    };
    const made = await write(manila, '/api/xenplatform-split-rules/actions/create', body);
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    const { id } = made.json;
    for (const [person, businessId] of [
      [acting, accountId],
      [master, masterId],
    ] as const) {
      const offered = (await person.request(`/api/offered-split-rules?${MODE}`)).json;
      expect(offered.map((rule: { id: string }) => rule.id)).not.toContain(id);
      const errors = [expect.objectContaining({ field: 'split_rule_id', code: 'gone' })];
      expect(await invoice(person, businessId, id)).toMatchObject({ status: 400, json: { errors } });
    }
    // Nor does a route lead to an account of the other platform.
    const there = await makeRule([{ ...route, destination_id: platform }]);
    expect(there.json.errors).toContainEqual(
      expect.objectContaining({ field: 'routes.0.destination_id', code: 'gone' }),
    );
  });

  // Rule platform.splits-use.
  it('names one through the public API, with a test key, and gives it', async () => {
    const input = { name: 'Server', type: 'SECRET', reads: [], writes: ['INVOICES_AND_LINKS'] };
    const key = await write(master, '/api/api-keys/actions/create', { ...given(masterId), input });
    const headers = { authorization: `Bearer ${key.json.reveal}`, 'idempotency-key': randomUUID() };
    const due_date = addDays(new Date(), 5).toISOString().slice(0, 10);
    const post = (split_rule_id: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/invoices',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: { payer_email: 'payer@example.test', amount: '100000', due_date, split_rule_id },
      });
    const rule = await ruleOf(...routes());
    const made = await post(rule);
    expect([made.statusCode, made.json()]).toEqual([201, expect.objectContaining({ split_rule_id: rule })]);
    const gone = await post(`spl_${'0'.repeat(32)}`);
    expect([gone.statusCode, gone.json().errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'split_rule_id', code: 'gone' })],
    ]);
  });
});
