import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/transactions';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

interface Transaction {
  id: string;
  created: string;
  amount: string;
  status: string;
  currency: string;
}

async function allByCursor(query: Parameters<typeof listUrl>[1], from: 'start' | 'end'): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  let cursor = from === 'end' ? 'last' : undefined;
  for (let page = 0; page < 200; page++) {
    const answer = await owner.request(listUrl(API, { ...query, range: [0, 36], ...(cursor && { cursor }) }));
    expect(answer.status).toBe(200);
    if (from === 'start') rows.push(...answer.json);
    else rows.unshift(...answer.json);
    cursor = answer.headers[from === 'start' ? 'x-next-cursor' : 'x-previous-cursor'];
    if (cursor === undefined) return rows;
  }
  throw new Error('The list has no end.');
}

describe('a list', () => {
  // Rule lists.newest-first.
  it('answers the simple-rest dialect, newest first', async () => {
    const { status, headers, json } = await owner.request(listUrl(API, { range: [0, 9] }));
    expect(status).toBe(200);
    expect(json).toHaveLength(10);
    expect(headers['content-range']).toMatch(/^transactions 0-9\/\d+$/);
    const created = json.map((row: Transaction) => row.created);
    expect(created).toEqual([...created].sort().reverse());
    expect(json[0]).toMatchObject({
      id: expect.stringMatching(/^txn_[0-9a-f]{32}$/),
      amount: expect.stringMatching(/^\d+$/),
      currency: 'IDR',
    });
  });

  // Rule lists.no-writes.
  it.each(['owner@kopi.test', 'viewer@kopi.test'])('allows no writes: all resources, as %s', async (email) => {
    const person = await signIn(test, email);
    const shown: Record<string, { detail?: object }> = (await person.request('/api/console')).json.resources;
    const seen = new Set<number>();
    for (const name of test.config.current().config.resources.keys()) {
      const isOpen = (await person.request(`/api/${name}`)).status !== 404;
      expect(isOpen, name).toBe(shown[name] !== undefined);
      for (const [url, isReadable] of [
        [`/api/${name}`, isOpen],
        [`/api/${name}/none`, isOpen && shown[name]?.detail !== undefined],
      ] as const) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
          const { status, headers, json } = await person.request(url, { method, payload: {} });
          const expected = isReadable
            ? [405, 'METHOD_NOT_ALLOWED_ERROR', 'GET, HEAD']
            : [404, 'DATA_NOT_FOUND_ERROR', undefined];
          expect([status, json.error_code, headers.allow], `${method} ${url}`).toEqual(expected);
          seen.add(status);
        }
        const methods = isReadable ? (['GET', 'HEAD'] as const) : [];
        for (const method of methods)
          expect((await person.request(url, { method })).status, `${method} ${url}`).not.toBe(405);
      }
    }
    expect([...seen].sort()).toEqual([404, 405]);
  });

  it.each([
    ['created', 'DESC'],
    ['created', 'ASC'],
    ['amount', 'DESC'],
    ['amount', 'ASC'],
  ] as const)('returns every record once by cursor, forwards and backwards, sorted by %s %s', async (field, order) => {
    const query = { sort: [field, order] as [string, string] };
    const total = Number((await owner.request(listUrl(API, query))).headers['content-range']?.split('/')[1]);
    const forwards = await allByCursor(query, 'start');
    expect(new Set(forwards.map(({ id }) => id)).size).toBe(total);
    expect((await allByCursor(query, 'end')).map(({ id }) => id)).toEqual(forwards.map(({ id }) => id));
    const keys = forwards.map((row) => (field === 'amount' ? Number(row.amount) : Date.parse(row.created)));
    const sorted = [...keys].sort((a, b) => (order === 'ASC' ? a - b : b - a));
    expect(keys).toEqual(sorted);
  });

  it('returns the same rows by range as by cursor', async () => {
    const byCursor = await allByCursor({}, 'start');
    const { json } = await owner.request(listUrl(API, { range: [50, 69] }));
    expect(json.map(({ id }: Transaction) => id)).toEqual(byCursor.slice(50, 70).map(({ id }) => id));
  });

  it('filters by status, search, days and amount, and counts the matches', async () => {
    const all = await allByCursor({}, 'start');
    const failed = await allByCursor({ filter: { status: ['FAILED', 'REVERSED'] } }, 'start');
    expect(failed.map(({ id }) => id)).toEqual(
      all.filter((row) => ['FAILED', 'REVERSED'].includes(row.status)).map(({ id }) => id),
    );

    const dear = await allByCursor({ filter: { amount_gte: '100000', amount_lte: '200000' } }, 'start');
    const between = all.filter((row) => Number(row.amount) >= 100_000 && Number(row.amount) <= 200_000);
    expect(dear.map(({ id }) => id)).toEqual(between.map(({ id }) => id));
    expect(dear.length).toBeGreaterThan(0);

    const wanted = all[7] as Transaction & { external_id: string };
    const found = await owner.request(listUrl(API, { filter: { q: wanted.external_id.toUpperCase() } }));
    expect(found.json.map(({ id }: Transaction) => id)).toContain(wanted.id);
    const byId = await owner.request(listUrl(API, { filter: { q: wanted.id } }));
    expect(byId.json.map(({ id }: Transaction) => id)).toEqual([wanted.id]);
  });

  // Rule lists.days-in-zone.
  it('counts the days of a filter in the zone of the request', async () => {
    const all = await allByCursor({}, 'start');
    const OFFSET = { 'Asia/Jakarta': 7, 'Asia/Jayapura': 9 };
    for (const [zone, hours] of Object.entries(OFFSET)) {
      const dayOf = (row: Transaction) =>
        new Date(Date.parse(row.created) + hours * 3_600_000).toISOString().slice(0, 10);
      const day = dayOf(all[200] as Transaction);
      const listed = await allByCursor({ filter: { created_gte: day, created_lte: day }, time_zone: zone }, 'start');
      expect(listed.map(({ id }) => id)).toEqual(all.filter((row) => dayOf(row) === day).map(({ id }) => id));
    }
  });

  it('loses and repeats no row while rows are added', async () => {
    const first = await owner.request(listUrl(API, { range: [0, 19] }));
    await test.database.pool.query(
      `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
         external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
       select business_id, environment, gen_random_uuid(), now(), now(), type, status, channel_category, channel,
         external_id || '-later', reference, amount, fee, tax, net_amount, currency, settlement_status
       from transactions where environment = 'PRODUCTION' order by created desc limit 5`,
    );
    const before = await owner.request(listUrl(API, { range: [0, 19], cursor: first.headers['x-next-cursor'] }));
    const ids = [...first.json, ...before.json].map(({ id }: Transaction) => id);
    expect(new Set(ids).size).toBe(40);
  });

  it.each([
    ['sort', { sort: ['fee_secret', 'DESC'] }, 'sort', 'created'],
    ['sort', { sort: ['created', 'SIDEWAYS'] }, 'sort', 'ASC'],
    ['filter', { filter: { colour: 'red' } }, 'filter.colour', 'status'],
    ['filter', { filter: { status: 'DONE' } }, 'filter.status', 'COMPLETED'],
  ] as const)('names the invalid %s and the allowed values: %j', async (_name, query, field, allowed) => {
    const { status, json } = await owner.request(listUrl(API, query as never));
    expect([status, json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(json.errors[0].field).toBe(field);
    expect(json.errors[0].allowed).toContain(allowed);
  });

  it.each([
    'sort=created',
    'sort=[]',
    'sort=["created"]',
    'sort=["created","DESC","x"]',
    'range=[0]',
    'range=[9,0]',
    'range=[-1,5]',
    'range=[0,100000]',
    'range=[20000,20009]',
    'range=["0","9"]',
    'range={}',
    'filter=[]',
    'filter={"status":{}}',
    'filter={"status":[]}',
    'filter={"q":"ab"}',
    'filter={"q":"abc\\u0000"}',
    'filter={"created_gte":"yesterday"}',
    'filter={"created_gte":"2026-02-30"}',
    'filter={"created_gte":"2026-13-45T99:00:00Z"}',
    'filter={"amount_gte":12}',
    'filter={"amount_gte":"1,000"}',
    'filter={"amount_gte":"1e9"}',
    'filter={"amount_gte":"99999999999999999999999999"}',
    'filter={"customer_id":"1"}',
    'filter={"id":["txn_1"]}',
    'filter=%7B',
    'cursor=abc',
    'cursor=eyJhIjoxfQ',
    'time_zone=Mars/Olympus',
    'environment=STAGING',
    'sort=["created","DESC"]&sort=["amount","ASC"]',
    'filter={"__proto__":{"x":1}}',
  ])('rejects %s with a 400 that names the problem', async (query) => {
    const { status, json } = await owner.request(`${API}?${query}`);
    expect([status, json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(json.errors.length).toBeGreaterThan(0);
  });

  it('rejects a cursor of another order', async () => {
    const first = await owner.request(listUrl(API, { sort: ['amount', 'ASC'] }));
    const { status } = await owner.request(
      listUrl(API, { sort: ['amount', 'DESC'], cursor: first.headers['x-next-cursor'] }),
    );
    expect(status).toBe(400);
  });

  it('keeps a page of ten under 3 KB compressed', async () => {
    const response = await test.app.inject({
      url: listUrl(API, { range: [0, 9] }),
      headers: { authorization: `Bearer ${owner.tokens.access_token}`, 'accept-encoding': 'gzip' },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.rawPayload.length).toBeLessThan(3 * 1024);
  });
});
