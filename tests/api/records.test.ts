import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const API = '/api/invoices';
const ENVIRONMENT = 'DEVELOPMENT';
const INPUT = { payer_email: 'payer@surat.example', amount: '125000', due_date: dayFromNow(30) };

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string, input?: object, { person = owner, key = randomUUID() as string } = {}) {
  const bound = { business_id: business, environment: ENVIRONMENT, key } as const;
  return write(person, `${API}${address}`, { ...bound, ...(input && { input }) });
}

async function read(id: string) {
  return (await owner.request(`${API}/${id}?environment=${ENVIRONMENT}`)).json;
}

async function logOf(id: string) {
  const filter = { target_id: id };
  return (await owner.request(listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter }))).json;
}

describe('a record', () => {
  it('is created from the form, the action’s `set` and generated values, once for one key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => act('/actions/create', INPUT, { key: 'one-invoice' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = new Set(answers.map(({ json }) => json.id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const made = await read(id);
    expect(made).toMatchObject({ ...INPUT, status: 'PENDING', currency: 'IDR', created_by: 'owner@kopi.test' });
    expect(made.external_id).toMatch(/^INV-[0-9A-F]{10}$/);
    expect(made.can).toEqual(['simulate', 'edit', 'cancel']);
    const [entry, ...others] = await logOf(id);
    expect([entry.action, others]).toEqual(['RECORD_CREATED', []]);
  });

  it('is rejected with a missing or unknown value, or a value of another business', async () => {
    const without = await act('/actions/create', { ...INPUT, payer_email: undefined });
    expect([without.status, without.json.errors[0]]).toMatchObject([400, { field: 'payer_email', code: 'required' }]);
    const strange = await act('/actions/create', { ...INPUT, status: 'PAID' });
    expect([strange.status, strange.json.errors[0].field]).toEqual([400, 'status']);
    expect((await act('/actions/create', { ...INPUT, external_id: 'twice' })).status).toBe(200);
    const again = await act('/actions/create', { ...INPUT, external_id: 'twice' });
    expect([again.status, again.json.errors[0]]).toMatchObject([400, { field: 'external_id', code: 'duplicate' }]);
  });

  it('changes only in the fields of the request, and its log has the former values', async () => {
    const { id } = (await act('/actions/create', INPUT)).json;
    const made = await read(id);
    const changed = await act(`/${id}/actions/edit`, { ...INPUT, amount: '90000', description: 'Kopi' });
    expect(changed.status).toBe(200);
    expect(await read(id)).toMatchObject({ amount: '90000', description: 'Kopi', external_id: made.external_id });
    const [entry] = await logOf(id);
    expect(entry.action).toBe('RECORD_CHANGED');
    const { json } = await owner.request(`/api/activity-logs/${entry.id}?environment=${ENVIRONMENT}`);
    expect([json.before, json.after]).toEqual([
      { amount: '125000', description: null },
      { amount: '90000', description: 'Kopi' },
    ]);
  });

  it('is set by an action, which can be undone until a user changes it', async () => {
    const { id } = (await act('/actions/create', INPUT)).json;
    const { json } = await act(`/${id}/actions/cancel`);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', can: [] });
    const refused = await act(`/${id}/actions/cancel`);
    expect([refused.status, refused.json.error_code]).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
    const undone = await owner.request(`/api/undo?environment=${ENVIRONMENT}`, {
      method: 'POST',
      headers: { 'idempotency-key': `records-undo-${id}` },
      payload: { business_id: business, environment: ENVIRONMENT, token: json.undo.token },
    });
    expect(undone.status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'PENDING', can: ['simulate', 'edit', 'cancel'] });
  });

  it('is not created by a viewer, nor changed for another business', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await act('/actions/create', INPUT, { person: viewer })).status).toBe(404);
    const { id } = (await act('/actions/create', INPUT)).json;
    const stranger = await signIn(test, 'owner@mitra.test');
    const theirs = (await stranger.request('/api/console')).json.business.id;
    const tried = await stranger.request(`${API}/${id}/actions/cancel?environment=${ENVIRONMENT}`, {
      method: 'POST',
      headers: { 'idempotency-key': 'records-foreign' },
      payload: { business_id: theirs, environment: ENVIRONMENT },
    });
    expect(tried.status).toBe(404);
    expect((await read(id)).status).toBe('PENDING');
  });
});
