import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Writer, writerFor } from '../helpers/access/actions.ts';
import {
  listUrl,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';
import { unzip } from '../helpers/unzip.ts';

const API = '/api/reports';
const SCHEDULES = '/api/report-schedules';
const COLUMNS = 'created,status,external_id,amount';
const FILTER = '{"status":["COMPLETED","FAILED"]}';
const SORT = '["amount","ASC"]';
const SOURCE = `transactions?${new URLSearchParams({ filter: FILTER, sort: SORT, columns: COLUMNS })}`;

let test: TestApp;
let owner: Writer;
let viewer: Writer;
beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, 'owner@kopi.test'));
  viewer = await writerFor(await signIn(test, 'viewer@kopi.test'));
});
afterAll(() => test.close());

/** YYYY-MM-DD so many days from now, in Jakarta. */
function day(after: number): string {
  return new Date(Date.now() + 7 * 3_600_000 + after * 86_400_000).toISOString().slice(0, 10);
}

function request(input: object, writer = owner, key?: string): Promise<TestResponse> {
  const report = { source: SOURCE, period: `${day(-60)}/${day(0)}`, format: 'CSV', recipients: ['approver@kopi.test'] };
  return writer.write(`${API}/actions/create`, { input: { ...report, ...input } }, key);
}

async function ended(id: string, writer = owner): Promise<TestResponse['json']> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { json } = await writer.person.request(`${API}/${id}`);
    if (!['QUEUED', 'RUNNING'].includes(json.status)) return json;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${id} does not end`);
}

function download(id: string, writer = owner): Promise<TestResponse> {
  return writer.person.request(`${API}/${id}/actions/download/file`);
}

async function mailsTo(email: string): Promise<TestResponse['json']> {
  return (await requestWithoutSession(test, `/api/demo/outbox?to=${email}`)).json;
}

describe('a report', () => {
  // Rule reports.sent-to-oneself.
  it.each([API, SCHEDULES])('begins with CSV and the address of the user: %s', async (api) => {
    const { json } = await owner.person.request(`${api}/actions/create/form`);
    expect(json.values).toEqual({ format: 'CSV', recipients: ['owner@kopi.test'] });
  });

  it('equals the export of the list, byte for byte, and its recipients get the link', async () => {
    const recipients = ['editor@kopi.test', 'Viewer@Kopi.test'];
    const answer = await request({ recipients });
    expect(answer.status).toBe(200);
    const report = await ended(answer.json.id);
    expect(report).toMatchObject({ status: 'READY', format: 'CSV', created_by: 'owner@kopi.test' });

    const file = await download(answer.json.id);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const filter = JSON.stringify({ ...JSON.parse(FILTER), created_gte: day(-60), created_lte: day(0) });
    const query = new URLSearchParams({ filter, sort: SORT, columns: COLUMNS });
    const listed = await owner.person.request(`/api/transactions/export?${query}`);
    expect(file.json).toBe(listed.json);
    expect(report.rows).toBe(String(file.json).trimEnd().split('\r\n').length - 1);
    expect(report.rows).toBeGreaterThan(100);
    expect(report.bytes).toBe(Buffer.byteLength(String(file.json)));

    for (const email of recipients) {
      const [mail] = await mailsTo(email);
      expect(mail.subject).toContain(report.file_name);
      expect(mail.text).toContain(`/reporting/report-details/${report.id}`);
    }
    const { json: log } = await owner.person.request(listUrl('/api/activity-logs', { filter: { q: report.id } }));
    expect(log.map(({ action }: { action: string }) => action).sort()).toEqual([
      'RECORD_CREATED',
      'REPORT_DOWNLOADED',
      'REPORT_SENT',
    ]);
  });

  it('can be a workbook in which text is never a formula', async () => {
    const { json: payments } = await owner.person.request('/api/transactions?range=[0,0]');
    const [{ external_id }] = payments;
    await test.database.pool.query(`update transactions set description = '=1+1 & <b>' where external_id = $1`, [
      external_id,
    ]);
    const source = `transactions?${new URLSearchParams({ filter: JSON.stringify({ q: external_id }), columns: 'created,description,amount' })}`;
    const { json } = await request({ source, format: 'XLSX' });
    const report = await ended(json.id);
    expect(report.status).toBe('READY');
    const response = await test.app.inject({
      url: `${API}/${json.id}/actions/download/file`,
      headers: { authorization: `Bearer ${owner.person.tokens.access_token}` },
    });
    const files = unzip(response.rawPayload);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<t xml:space="preserve">=1+1 &amp; &lt;b&gt;</t>');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/<c s="2"><v>4\d{4}\.\d+<\/v><\/c>/);
    expect(sheet).toContain(`<c><v>${payments[0].amount}</v></c>`);
    expect([...files.keys()]).toContain('[Content_Types].xml');
  });

  // Rule reports.link-only.
  it('can be downloaded only by users who may export the list with its columns', async () => {
    const secret = await request({ source: 'transactions?columns=amount,fee', period: 'this_month' });
    const open = await request({ source: 'transactions?columns=amount', period: 'this_month' }, viewer);
    expect((await ended(secret.json.id)).status).toBe('READY');
    expect((await ended(open.json.id)).status).toBe('READY');
    expect((await download(secret.json.id, viewer)).json.error_code).toBe('AUTHORIZATION_ERROR');
    expect((await download(open.json.id, viewer)).status).toBe(200);
    // It is offered to them alone, in the list and on its own screen.
    const offered = async (id: string, writer: Writer) => {
      const { json: listed } = await writer.person.request(listUrl(API, { filter: { status: ['READY'] } }));
      const { json: shown } = await writer.person.request(`${API}/${id}`);
      const inList = listed.find((report: { id: string }) => report.id === id);
      return [inList, shown].map(({ can }) => can.includes('download'));
    };
    expect(await offered(secret.json.id, viewer)).toEqual([false, false]);
    expect(await offered(secret.json.id, owner)).toEqual([true, true]);
    expect(await offered(open.json.id, viewer)).toEqual([true, true]);
    // Reports are closed to who may not see lists, to other businesses, and to businesses without the flag.
    const operator = await writerFor(await signIn(test, 'operator@kopi.test'));
    const manila = await writerFor(await signIn(test, 'owner@manila.test'));
    for (const stranger of [operator, manila]) expect((await download(open.json.id, stranger)).status).toBe(404);
    expect((await requestWithoutSession(test, `${API}/${open.json.id}/actions/download/file`)).status).toBe(401);
  });

  // Rule reports.members-only, reports.max-days.
  it('is rejected with the validation error of the wrong field', async () => {
    async function errorOf(input: object, writer = owner): Promise<string> {
      const { json } = await request(input, writer);
      return json.errors?.[0]?.code ?? json.error_code;
    }
    expect(await errorOf({ period: `${day(0)}/${day(-1)}` })).toBe('range_order');
    expect(await errorOf({ period: `${day(-1)}/${day(1)}` })).toBe('range_future');
    expect(await errorOf({ period: `${day(365)}/${day(366)}` })).toBe('range_future');
    expect(await errorOf({ period: `${day(-92)}/${day(0)}` })).toBe('range_days');
    expect(await errorOf({ period: 'yesterday' })).toBe('format_range');
    expect(await errorOf({ period: '2026-02-30/2026-03-01' })).toBe('format_range');
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => `${name}@surat.example`);
    expect(await errorOf({ recipients: six })).toBe('maxItems');
    expect(await errorOf({ recipients: ['nobody'] })).toBe('format_email');
    expect(await errorOf({ recipients: ['viewer@kopi.test', 'a@surat.example'] })).toBe('recipient_not_member');
    expect(await errorOf({ source: 'bank-accounts' })).toBe('AUTHORIZATION_ERROR');
    expect(await errorOf({ source: 'transactions?columns=amount,fee' }, viewer)).toBe('AUTHORIZATION_ERROR');
  });

  // Rule reports.as-the-person.
  it('fails with an error code where its filter is closed to the user', async () => {
    const { json } = await request({ source: 'transactions?filter={"fee_gte":"1"}&columns=amount' });
    expect(await ended(json.id)).toMatchObject({ status: 'FAILED', error_code: 'API_VALIDATION_ERROR' });
    expect((await download(json.id)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
  });

  // Rule reports.as-the-person.
  it('is created once for one idempotency key, and can be cancelled', async () => {
    const [first, second] = [
      await request({}, owner, 'report-requested-once'),
      await request({}, owner, 'report-requested-once'),
    ];
    expect(second.json.id).toBe(first.json.id);
    const cancelled = await owner.write(`${API}/${first.json.id}/actions/cancel`);
    const { status } = await ended(first.json.id);
    expect([
      [200, 'CANCELLED'],
      [409, 'READY'],
    ]).toContainEqual([cancelled.status, status]);
  });
});

describe('a schedule', () => {
  const input = {
    name: 'Every day',
    source: SOURCE,
    frequency: 'DAILY',
    time_of_day: '07:00',
    format: 'CSV',
    recipients: ['operator@kopi.test'],
  };

  async function made(id: string): Promise<TestResponse['json']> {
    const { json } = await owner.person.request(listUrl(API, { filter: { schedule_id: id } }));
    return json;
  }

  // Rule reports.schedules.
  it('creates a report of the day before at its time, and none while it is paused', async () => {
    const { json } = await owner.write(`${SCHEDULES}/actions/create`, { input });
    const schedule = (await owner.person.request(`${SCHEDULES}/${json.id}`)).json;
    expect(schedule.next_run).toMatch(/T00:00:00\.000Z$/);
    test.travel((Date.parse(schedule.next_run) - Date.now()) / 1000 + 60);
    owner = await writerFor(await signIn(test, 'owner@kopi.test'));
    for (let tries = 0; tries < 100 && (await made(json.id)).length === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [report] = await made(json.id);
    const before = new Date(Date.parse(schedule.next_run) + 7 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
    expect(await ended(report.id)).toMatchObject({ status: 'READY', from_day: before, to_day: before });
    expect(await mailsTo('operator@kopi.test')).toHaveLength(1);

    const next = (await owner.person.request(`${SCHEDULES}/${json.id}`)).json;
    expect(Date.parse(next.next_run) - Date.parse(schedule.next_run)).toBe(86_400_000);
    expect((await owner.write(`${SCHEDULES}/${json.id}/actions/pause`)).status).toBe(200);
    test.travel((Date.parse(next.next_run) - Date.now()) / 1000 + 60);
    owner = await writerFor(await signIn(test, 'owner@kopi.test'));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await made(json.id)).toHaveLength(1);
    expect((await owner.write(`${SCHEDULES}/${json.id}/actions/resume`)).status).toBe(200);
    const resumed = (await owner.person.request(`${SCHEDULES}/${json.id}`)).json;
    expect(resumed).toMatchObject({ status: 'ACTIVE', next_run: expect.any(String) });
    expect((await owner.write(`${SCHEDULES}/${json.id}/actions/delete`)).status).toBe(200);
    expect((await owner.person.request(`${SCHEDULES}/${json.id}`)).status).toBe(404);
  });

  it('is created and changed by users who may edit, with lists that they may export', async () => {
    viewer = await writerFor(await signIn(test, 'viewer@kopi.test'));
    expect((await viewer.write(`${SCHEDULES}/actions/create`, { input })).status).toBe(404);
    const { json } = await owner.write(`${SCHEDULES}/actions/create`, { input });
    const weekly = { ...input, frequency: 'WEEKLY', weekday: 'FRIDAY' };
    const changed = await owner.write(`${SCHEDULES}/${json.id}/actions/edit`, { input: weekly });
    expect(changed.status).toBe(200);
    const schedule = (await owner.person.request(`${SCHEDULES}/${json.id}`)).json;
    expect(schedule).toMatchObject({ frequency: 'WEEKLY', weekday: 'FRIDAY' });
    expect(new Date(Date.parse(schedule.next_run) + 7 * 3_600_000).getUTCDay()).toBe(5);
    expect(
      (await owner.write(`${SCHEDULES}/actions/create`, { input: { ...input, time_of_day: '25:00' } })).status,
    ).toBe(400);
  });
});
