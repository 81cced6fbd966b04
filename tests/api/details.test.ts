import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

const LIVE = { environment: 'PRODUCTION' };
const TEST = { environment: 'DEVELOPMENT' };

describe('the screen of a record', () => {
  // Rule actions.logged, activity.log.
  it('has a history of its changes, found by its id', async () => {
    const [logged] = (
      await owner.request(
        listUrl('/api/activity-logs', { filter: { action: ['PAYMENT_SIMULATED'] }, range: [0, 0], ...TEST }),
      )
    ).json;
    const { json, status } = await owner.request(
      listUrl('/api/activity-logs', { filter: { target_id: logged.target_id }, sort: ['created', 'DESC'], ...TEST }),
    );
    expect(status).toBe(200);
    expect(json.map(({ target_id }: { target_id: string }) => target_id)).toEqual([logged.target_id]);
  });

  // Rule details.history-changes.
  it('has what each event changed in the rows of its history', async () => {
    const { json: console } = await owner.request('/api/console');
    const { tabs } = console.resources['virtual-account-payments'].detail;
    const { resource, by, changes } = tabs.find(({ type }: { type: string }) => type === 'timeline');
    expect(changes).toEqual({
      before: 'before',
      after: 'after',
      resource: 'virtual-account-payments',
      kind: 'virtual-account-payment',
    });
    const listed = (filter: object) =>
      owner.request(listUrl(`/api/${resource}`, { filter, range: [0, 0], sort: ['created', 'DESC'], ...TEST }));
    const [simulated] = (await listed({ action: ['PAYMENT_SIMULATED'] })).json;
    const [event] = (await listed({ [by]: simulated.target_id })).json;
    expect([event[changes.before], event[changes.after]]).toMatchObject([
      { status: 'PENDING' },
      { status: 'COMPLETED' },
    ]);
  });

  it.each([
    ['longer than an id', 'x'.repeat(201)],
    ['a NUL', 'vap_\u0000'],
    ['a number', 7],
    ['a map', { a: 1 }],
    ['an empty list', []],
  ])('rejects a filter without a valid id: %s', async (_name, target_id) => {
    const { status, json } = await owner.request(listUrl('/api/activity-logs', { filter: { target_id }, ...LIVE }));
    expect([status, json.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
  });

  // Rule details.history.
  it('has a history only for users who may see the activity log', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    const { json: console } = await viewer.request('/api/console');
    const tabs = console.resources['virtual-account-payments'].detail.tabs.map(({ id }: { id: string }) => id);
    expect(tabs).not.toContain('history');
    const response = await viewer.request(listUrl('/api/activity-logs', { filter: { target_id: 'vap_1' }, ...LIVE }));
    expect(response.status).toBe(404);
  });

  // Rules details.transaction-source, details.nothing-moves.
  it('has the whole record whose actions it offers, as that one’s own screen has it', async () => {
    const read = async (path: string) => (await owner.request(`${path}?environment=PRODUCTION`)).json;
    const sources = new Set<string>();
    const { json: listed } = await owner.request(listUrl('/api/transactions', { range: [0, 99], ...LIVE }));
    for (const { id } of listed) {
      const { related } = await read(`/api/transactions/${id}`);
      if (related?.id === undefined || sources.has(related.id.resource)) continue;
      const { resource, record } = related.id;
      const { related: _others, alerts: _alerts, ...own } = await read(`/api/${resource}/${record.id}`);
      expect(record).toEqual(own);
      sources.add(resource);
    }
    expect([...sources].sort()).toEqual(['credit-card-payments', 'disbursements', 'virtual-account-payments']);
  });

  it('returns to an island the fields that it declares', async () => {
    const { json: console } = await owner.request('/api/console');
    const { detail } = console.resources['virtual-account-payments'];
    const progress = detail.tabs.find(({ type }: { type: string }) => type === 'page');
    expect(progress.fields.map(({ field }: { field: string }) => field)).toEqual(['created', 'paid', 'status']);
    const [first] = (await owner.request(listUrl('/api/virtual-account-payments', { range: [0, 0], ...LIVE }))).json;
    const { json: record } = await owner.request(`/api/virtual-account-payments/${first.id}?environment=PRODUCTION`);
    expect(Object.keys(record)).toEqual(expect.arrayContaining(['created', 'paid', 'status']));
  });

  // Rule navigation.singular-details, cards.related-records.
  it('below a parent has the parent’s id, in the list and on its own, and has no list route', async () => {
    const { json: console } = await owner.request('/api/console');
    const entries = console.resources['transaction-entries'];
    expect(entries.path).toBeUndefined();
    expect(entries.detail.parent).toEqual({
      by: 'transaction_id',
      resource: 'transactions',
    });
    const [payment] = (
      await owner.request(
        listUrl('/api/transactions', {
          filter: { type: ['DISBURSEMENT'], status: ['COMPLETED'] },
          range: [0, 0],
          ...LIVE,
        }),
      )
    ).json;
    const { json: rows } = await owner.request(
      listUrl('/api/transaction-entries', { filter: { transaction_id: payment.id }, ...LIVE }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.transaction_id).toBe(payment.id);
    const { json: entry } = await owner.request(`/api/transaction-entries/${rows[0].id}?environment=PRODUCTION`);
    expect(entry.transaction_id).toBe(payment.id);
  });
});
