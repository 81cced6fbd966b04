import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePending } from '../helpers/makePending.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, type TestResponse } from '../helpers/testApp.ts';

const API = '/api/transactions';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  await makePending(test);
});
afterAll(() => test.close());

interface Row {
  id: string;
  created: string;
  status: string;
  amount: string;
  customer_id: string | null;
  customer_name: string | null;
  external_id: string;
  [field: string]: unknown;
}

function total({ headers }: TestResponse): number {
  return Number(headers['content-range']?.split('/')[1]);
}

async function rowsOf(api: string, query: Record<string, string>): Promise<Row[]> {
  const answer = await owner.request(`${api}?${new URLSearchParams({ range: '[0,999]', ...query })}`);
  expect(answer.status).toBe(200);
  return answer.json;
}

function counts(query: Record<string, string> = {}): Promise<TestResponse> {
  return owner.request(`${API}/counts?${new URLSearchParams(query)}`);
}

describe('tabs', () => {
  // Rule lists.tabs-count.
  it('are counted with the other filters of the list', async () => {
    const filter = { type: ['PAYMENT'], channel_category: ['QR_CODE', 'EWALLET'] };
    const { status, json } = await counts({ filter: JSON.stringify({ ...filter, status: ['FAILED'] }) });
    expect(status).toBe(200);
    expect(json.field).toBe('status');
    expect(Object.keys(json.values)).toEqual(['COMPLETED', 'PENDING', 'FAILED', 'REVERSED']);
    expect(json.all).toEqual({ count: total(await owner.request(listUrl(API, { filter }))), capped: false });
    for (const [value, count] of Object.entries(json.values)) {
      const listed = await owner.request(listUrl(API, { filter: { ...filter, status: [value] } }));
      expect(count).toEqual({ count: total(listed), capped: false });
    }
    expect(json.all.count).toBeGreaterThan(0);
  });

  it('are counted within a segment', async () => {
    const { json } = await counts({ segment: 'pending' });
    expect(json.values.PENDING.count).toBe(json.all.count);
    expect(json.values.COMPLETED.count).toBe(0);
  });

  it('do not exist where none are declared', async () => {
    expect((await owner.request('/api/customers/counts')).status).toBe(404);
    expect((await owner.request('/api/nothing/counts')).status).toBe(404);
  });

  it('reject the filters that the list rejects', async () => {
    expect((await counts({ filter: '{"colour":"red"}' })).status).toBe(400);
    expect((await counts({ segment: 'nobody' })).json.errors[0]).toMatchObject({ field: 'segment' });
  });
});

describe('a segment', () => {
  // Rule lists.segments.
  it('has the records that it declares, and is narrowed by filters', async () => {
    const pending = await rowsOf(API, { segment: 'pending' });
    expect(pending.length).toBeGreaterThan(0);
    expect(new Set(pending.map((row) => row.status))).toEqual(new Set(['PENDING']));
    expect(await rowsOf(API, { segment: 'pending', filter: '{"status":["FAILED"]}' })).toEqual([]);
  });

  it('counts its days in the zone of the request', async () => {
    const OFFSET = { 'Asia/Jakarta': 7, 'Asia/Jayapura': 9, UTC: 0 };
    for (const [zone, hours] of Object.entries(OFFSET)) {
      const day = (moment: string | number) =>
        new Date(new Date(moment).getTime() + hours * 3_600_000).toISOString().slice(0, 10);
      const failed = await rowsOf(API, { filter: '{"status":["FAILED"]}' });
      const today = await rowsOf(API, { segment: 'failed-today', time_zone: zone });
      const wanted = failed.filter((row) => day(row.created) === day(Date.now()));
      expect(today.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    }
  });
});

describe('a search', () => {
  it('finds an amount, grouped or not', async () => {
    const [row] = (await rowsOf(API, { filter: '{"amount_gte":"100000"}' })) as [Row];
    const grouped = row.amount.replace(/\B(?=(\d{3})+$)/g, '.');
    for (const q of [row.amount, grouped]) {
      const found = await rowsOf(API, { filter: JSON.stringify({ q }) });
      expect(found.map(({ id }) => id)).toContain(row.id);
    }
  });

  it('finds the last four digits, and an e-mail address', async () => {
    const [payment] = (await rowsOf('/api/virtual-account-payments', {})) as [Row];
    const lastFour = String(payment.account_number).slice(-4);
    const found = await rowsOf('/api/virtual-account-payments', { filter: JSON.stringify({ q: lastFour }) });
    expect(found.map(({ id }) => id)).toContain(payment.id);
    for (const row of found) {
      const fields = [row.external_id, row.account_number, row.reference].map(String);
      // A search finds any part of what the list shows.
      expect(row.amount === lastFour || fields.some((text) => text.includes(lastFour))).toBe(true);
    }
    const customers = await rowsOf('/api/customers', { filter: '{"has_email":"true"}' });
    const email = String(customers[0]?.email);
    const byEmail = await rowsOf('/api/customers', { filter: JSON.stringify({ q: email.toUpperCase() }) });
    expect(byEmail.map((row) => row.email)).toEqual([email]);
  });
});

describe('a filter of values', () => {
  async function asPerson(email: string, api: string, value: string): Promise<TestResponse> {
    const person = await signIn(test, email);
    return person.request(listUrl(api, { filter: { channel: [value] } }));
  }

  // Rule transactions.channels-of-country.
  it('accepts the values of its list that the country has', async () => {
    for (const [email, value, other] of [
      ['owner@kopi.test', 'OVO', 'GCASH'],
      ['owner@manila.test', 'GCASH', 'OVO'],
    ] as const) {
      expect((await asPerson(email, '/api/ewallets', value)).status).toBe(200);
      const refused = await asPerson(email, '/api/ewallets', other);
      expect(refused).toMatchObject({ status: 400, json: { error_code: 'API_VALIDATION_ERROR' } });
      expect(refused.json.errors[0].allowed).toContain(value);
    }
  });

  // Rule cards.networks.
  it('offers the card networks of the country', async () => {
    const statuses: number[] = [];
    for (const email of ['owner@kopi.test', 'owner@manila.test']) {
      const person = await signIn(test, email);
      for (const card_brand of [['VISA'], ['GPN'], ['BCA']])
        statuses.push((await person.request(listUrl('/api/credit-card-payments', { filter: { card_brand } }))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400]);
  });

  // Rule lists.values-offered.
  it('rejects a value that is not offered like an unknown one', async () => {
    const [kept, unknown] = [
      await asPerson('owner@kopi.test', '/api/ewallets', 'ALFAMART'),
      await asPerson('owner@kopi.test', '/api/ewallets', 'NO_SUCH'),
    ];
    expect(kept.status).toBe(400);
    expect({ ...kept.json, request_id: '' }).toEqual({ ...unknown.json, request_id: '' });
    const deleted = await owner.request(listUrl('/api/report-schedules', { filter: { status: ['DELETED'] } }));
    expect(deleted.json.errors[0].allowed).toEqual(['ACTIVE', 'PAUSED']);
  });

  it('is the same in the console', async () => {
    const { json } = await owner.request('/api/console');
    const { filters } = json.resources.ewallets.list;
    const { values } = filters.find(({ field }: { field?: string }) => field === 'channel');
    expect(values.map(({ value }: { value: string }) => value)).toEqual(['OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA']);
  });
});

describe('filters of one value', () => {
  it('yes and no divide the list', async () => {
    const [all, yes, no] = await Promise.all(
      ['{}', '{"has_email":"true"}', '{"has_email":false}'].map((filter) => rowsOf('/api/customers', { filter })),
    );
    expect(yes?.every((row) => row.email !== null)).toBe(true);
    expect(no?.every((row) => row.email === null)).toBe(true);
    expect((yes?.length ?? 0) + (no?.length ?? 0)).toBe(all?.length);
    expect((await owner.request(listUrl('/api/customers', { filter: { has_email: 'maybe' } }))).status).toBe(400);
  });

  it('a selected record finds the records that refer to it', async () => {
    const rows = await rowsOf(API, {});
    const wanted = rows.find((row) => row.customer_id !== null)?.customer_id;
    const found = await rowsOf(API, { filter: JSON.stringify({ customer_id: wanted }) });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((row) => row.customer_id))).toEqual(new Set([wanted]));
  });

  // Rule lists.range-order.
  it('a range cannot end before it begins, nor after today', async () => {
    const filters = [
      { created_gte: '2026-02-02', created_lte: '2026-02-01' },
      { amount_gte: '2000', amount_lte: '1999' },
      { created_lte: '2999-01-01' },
    ];
    for (const filter of filters) expect((await owner.request(listUrl(API, { filter }))).status).toBe(400);
    const equal = { created_gte: '2026-02-02', created_lte: '2026-02-02', amount_gte: '2000', amount_lte: '2000' };
    expect((await owner.request(listUrl(API, { filter: equal }))).status).toBe(200);
  });
});
