import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePending } from '../helpers/makePending.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, type TestResponse } from '../helpers/testApp.ts';

const API = '/api/transactions';
const PAYMENTS = '/api/virtual-account-payments';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  await makePending(test);
});
afterAll(() => test.close());

/** The cells of a file that has no cell with a quote in it. */
function cellsOf({ json }: TestResponse): string[][] {
  const text = String(json).replace(/^\uFEFF/, '');
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
}

function exportOf(person: Person, api: string, query: Record<string, string>): Promise<TestResponse> {
  return person.request(`${api}/export?${new URLSearchParams(query)}`);
}

/** Where the app listens. */
async function addressOf({ app }: TestApp): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
}

/** Begins to read an answer and goes away. */
async function leaveEarly(url: string, token: string): Promise<void> {
  const request = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  await once(response, 'readable');
  request.destroy();
}

describe('an export', () => {
  // Rule reports.export-is-the-list.
  it('has all rows of the list, in its order and with its columns', async () => {
    const filter = { status: ['COMPLETED', 'FAILED'] };
    const sort: [string, string] = ['amount', 'ASC'];
    const answer = await exportOf(owner, API, {
      format: 'csv',
      columns: 'external_id,amount',
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      language: 'en',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = cellsOf(answer);
    expect(head).toEqual(['External ID', 'Amount', 'Currency']);
    const listed = await owner.request(listUrl(API, { filter, sort, range: [0, 999] }));
    const wanted = listed.json.map((row: Record<string, string>) => [row.external_id, row.amount, row.currency]);
    expect(rows.slice(0, 1000)).toEqual(wanted);
    expect(rows).toHaveLength(Number(listed.headers['content-range']?.split('/')[1]));
    expect(rows.length).toBeGreaterThan(500);
  });

  // Rule reports.zone-in-title.
  it('has the requested language and time zone, and a name without a brand', async () => {
    const query = { columns: 'created,status', segment: 'pending', time_zone: 'Asia/Jayapura', language: 'id' };
    const answer = await exportOf(owner, API, query);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, first] = cellsOf(answer);
    expect(head).toEqual(['Dibuat (UTC+9)', 'Status']);
    const listed = await owner.request(`${API}?segment=pending`);
    const local = new Date(Date.parse(listed.json[0].created) + 9 * 3_600_000);
    expect(first).toEqual([local.toISOString().slice(0, 19).replace('T', ' '), expect.any(String)]);
    expect(first?.[1]).not.toBe('PENDING');
  });

  // Rule reports.permissions.
  it('has no field that is closed to the user', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const [head] = cellsOf(await exportOf(viewer, API, { language: 'en' }));
    expect(head).toContain('Amount');
    expect(head).not.toContain('Fee');
    expect((await exportOf(viewer, API, { columns: 'amount,fee' })).status).toBe(400);
    expect((await exportOf(viewer, API, { columns: 'customer_name' })).status).toBe(400);
    expect((await exportOf(viewer, API, { format: 'exe' })).status).toBe(400);
    expect((await exportOf(viewer, API, { filter: '{"fee_gte":"1"}' })).status).toBe(400);
    // No export is declared, the resource is closed, or it does not exist.
    for (const api of ['/api/fraud-rules', '/api/balance', '/api/nothing'])
      expect((await exportOf(viewer, api, {})).status).toBe(404);
  });

  // Rule reports.permissions.
  it('of the balance requires can_withdraw', async () => {
    const withdrawer = await signIn(test, 'withdrawer@kopi.test');
    const [, ...rows] = cellsOf(await exportOf(withdrawer, '/api/balance', { columns: 'reference,amount' }));
    const listed = await withdrawer.request('/api/balance?range=[0,9]');
    const wanted = listed.json.map((row: Record<string, string>) => [row.reference, row.amount, row.currency]);
    expect(rows.slice(0, 10)).toEqual(wanted);
  });

  it('of customers masks phone numbers as the list does', async () => {
    const [, [phone] = []] = cellsOf(await exportOf(owner, '/api/customers', { columns: 'phone_number' }));
    expect(phone).toMatch(/^\W+\d{4}$/);
  });

  // Rule reports.safe-cells.
  it('has no cell that a spreadsheet runs as a formula', async () => {
    const { pool } = test.database;
    const payment = (await owner.request(`${PAYMENTS}?range=[0,0]`)).json[0];
    await pool.query(
      `update virtual_account_payments set account_name = '=HYPERLINK("https://x.test")' where external_id = $1`,
      [payment.external_id],
    );
    const query = { columns: 'account_name', filter: JSON.stringify({ q: payment.external_id }) };
    const text = String((await exportOf(owner, PAYMENTS, query)).json);
    expect(text).toContain(`"'=HYPERLINK(""https://x.test"")"`);
  });

  // Rule reports.logged.
  it('is logged with its user, list and filter', async () => {
    await exportOf(owner, API, { columns: 'amount', filter: '{"status":["FAILED"],"q":"Siti"}' });
    const logs = await owner.request(listUrl('/api/activity-logs', { filter: { action: ['LIST_EXPORTED'] } }));
    expect(logs.json[0]).toMatchObject({ action: 'LIST_EXPORTED', actor_email: 'owner@kopi.test' });
    const log = await owner.request(`/api/activity-logs/${logs.json[0].id}`);
    expect(log.json.after).toMatchObject({ columns: ['amount'], filter: '{"status":["FAILED"],"q":"••••"}' });
  });

  // Rule activity.export.
  it('of the activity log has each change with its former and new value', async () => {
    await exportOf(owner, API, { columns: 'amount', filter: '{"status":["FAILED"]}' });
    const query = { columns: 'action,before,after', filter: '{"action":["LIST_EXPORTED"]}', language: 'en' };
    const text = String((await exportOf(owner, '/api/activity-logs', query)).json);
    expect(text.replace(/^\uFEFF/, '').split('\r\n', 1)).toEqual(['Action,Before,After']);
    expect(text).toContain('""columns"":[""amount""]');
  });

  it('stops when the client disconnects', async () => {
    const { pool } = test.database;
    const [own] = (await owner.request(`${API}?range=[0,0]`)).json;
    await pool.query(
      `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
         external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
       select business_id, environment, gen_random_uuid(), now(), now(), type, status, channel_category, channel,
         external_id, reference, amount, fee, tax, net_amount, currency, settlement_status
       from transactions, generate_series(1, 40) where environment = 'PRODUCTION' and business_id =
         (select business_id from transactions where external_id = $1 and reference = $2)`,
      [own.external_id, own.reference],
    );
    const address = await addressOf(test);
    const query = vi.spyOn(Client.prototype, 'query');
    // Workers ask the database too.
    const reads = () => JSON.stringify(query.mock.calls).split('concat_ws').length - 1;
    await leaveEarly(`${address}${API}/export`, owner.tokens.access_token);
    await wait(300);
    const soon = reads();
    expect(soon).toBeGreaterThan(0);
    await wait(700);
    expect(reads()).toBe(soon);
    query.mockRestore();
    // All of it would have been more than fifty batches.
    expect(soon).toBeLessThan(20);
  });

  // Rule reports.at-once.
  it('is one of three of a business at once: a fourth waits, is rejected with Retry-After, and starts when another ends', async () => {
    const address = await addressOf(test);
    const url = `${address}${API}/export`;
    const headers = { authorization: `Bearer ${owner.tokens.access_token}` };
    /** Begins a download and reads nothing of it. */
    async function hold(): Promise<IncomingMessage> {
      const [response] = (await once(get(url, { agent: false, headers }), 'response')) as [IncomingMessage];
      response.on('error', () => undefined);
      return response;
    }
    const held = await Promise.all([hold(), hold(), hold()]);
    expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const refused = await Promise.all([exportOf(owner, PAYMENTS, {}), exportOf(owner, API, {})]);
    for (const { status, json, headers } of refused) {
      expect([status, json.error_code, headers['retry-after']]).toEqual([429, 'TOO_MANY_REQUESTS', '5']);
    }
    const manila = await signIn(test, 'owner@manila.test');
    expect((await exportOf(manila, API, {})).status).toBe(200);
    const waiting = exportOf(owner, PAYMENTS, {});
    for (const response of held) response.destroy();
    expect((await waiting).status).toBe(200);
    // Each gave its turn back, and so do those that are refused for what they ask.
    for (let turn = 0; turn < 4; turn++) expect((await exportOf(owner, PAYMENTS, { format: 'exe' })).status).toBe(400);
    const after = await Promise.all([1, 2, 3].map(() => exportOf(owner, PAYMENTS, {})));
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
  }, 30_000);
});
