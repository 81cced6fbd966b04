import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeveloperAnswer } from '#contract/generated/api.ts';
import { dayFromNow } from '../helpers/days.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

/** On the allowlist of the demo's business. */
const ALLOWED = '203.0.113.10';

type Json = Readonly<Record<string, unknown>>;

let test: TestApp;
let owner: Person;
let business: string;
let secret: string;

/** A request with the test key. */
async function byKey(method: 'GET' | 'POST', url: string, payload?: object): Promise<{ status: number; json: Json }> {
  const answer = await test.app.inject({
    method,
    url,
    remoteAddress: ALLOWED,
    headers: {
      authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}`,
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, json: answer.json() };
}

function drawerOf(person: Person, resource: string, id: unknown, environment = 'DEVELOPMENT') {
  return person.request(`/api/${resource}/${id}/developer?environment=${environment}`);
}

async function openDrawer(resource: string, id: unknown): Promise<DeveloperAnswer & { readonly record: Json }> {
  const answer = await drawerOf(owner, resource, id);
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return answer.json;
}

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
  const input = { name: 'Toko', type: 'SECRET', writes: ['INVOICES_AND_LINKS', 'SEND_MONEY'] };
  const made = await write(owner, '/api/api-keys/actions/create', {
    business_id: business,
    environment: 'DEVELOPMENT',
    input,
  });
  secret = made.json.reveal;
});

afterAll(() => test.close());

async function makeInvoice(): Promise<Json> {
  const made = await byKey('POST', '/api/v1/invoices', {
    payer_email: 'tari@example.com',
    payer_name: 'Tari',
    amount: '150000',
    due_date: dayFromNow(7),
    external_id: `order-${randomUUID()}`,
  });
  expect(made.status, JSON.stringify(made.json)).toBe(201);
  return made.json;
}

// Rule details.developer-drawer.
describe('the drawer for developers', () => {
  it('has the record as the address in it gives it to a program', async () => {
    const { id } = await makeInvoice();
    const drawer = await openDrawer('invoices', id);
    expect(drawer.path).toBe(`/api/v1/invoices/${id}`);
    const read = await byKey('GET', drawer.path ?? '');
    expect(read.status).toBe(200);
    expect(drawer.record).toEqual(read.json);
    expect(drawer.record).not.toHaveProperty('can');
  });

  it('has the requests that made the record and name it, the newest first, and no secret', async () => {
    const { id } = await makeInvoice();
    await makeInvoice();
    expect((await byKey('POST', `/api/v1/invoices/${id}/simulate`, { channel: 'MANDIRI' })).status).toBe(200);
    const drawer = await openDrawer('invoices', id);
    const requests = (drawer.requests ?? []) as Json[];
    expect(requests.map(({ method, path, status_code }) => `${method} ${path} ${status_code}`)).toEqual([
      `POST /api/v1/invoices/${id}/simulate 200`,
      'POST /api/v1/invoices 201',
    ]);
    expect(requests[1]).toMatchObject({
      request: { body: { amount: '150000' } },
      response: { body: { id, amount: '150000' } },
    });
    expect(JSON.stringify(drawer)).not.toContain(secret);
  });

  it('has the callbacks about the record with their attempts', async () => {
    const { id } = await makeInvoice();
    await byKey('POST', `/api/v1/invoices/${id}/simulate`, { channel: 'MANDIRI' });
    const { callbacks = [] } = await openDrawer('invoices', id);
    expect(callbacks.map(({ callback }) => callback)).toMatchObject([
      { product: 'INVOICE', reference: id, payload: { id, status: 'PAID' } },
    ]);
    // The demo's callbacks were delivered.
    const query = new URLSearchParams({ environment: 'PRODUCTION', filter: '{"status":["COMPLETED"]}' });
    const [sent] = (await owner.request(`/api/callbacks?${query}`)).json;
    const delivered: DeveloperAnswer = (await drawerOf(owner, 'transactions', sent.reference, 'PRODUCTION')).json;
    const found = delivered.callbacks?.find(({ callback }) => (callback as Json).id === sent.id);
    expect(found?.attempts).toHaveLength(sent.attempts);
    expect(found?.attempts).toMatchObject(Array(sent.attempts).fill({ callback_id: sent.id }));
  });

  it('does not exist for other people, businesses, environments, programs and kinds of records', async () => {
    const { id } = await makeInvoice();
    expect((await drawerOf(await signIn(test, 'viewer@kopi.test'), 'invoices', id)).status).toBe(404);
    expect((await drawerOf(await signIn(test, 'developer@kopi.test'), 'invoices', id)).status).toBe(404);
    expect((await drawerOf(await signIn(test, 'owner@pasar.test'), 'invoices', id)).status).toBe(404);
    expect((await drawerOf(owner, 'invoices', id, 'PRODUCTION')).status).toBe(404);
    expect((await drawerOf(owner, 'invoices', `inv_${'0'.repeat(32)}`)).status).toBe(404);
    expect((await drawerOf(owner, 'invoices', 'nothing')).status).toBe(404);
    expect((await drawerOf(owner, 'bank-accounts', id)).status).toBe(404);
    expect((await byKey('GET', `/api/invoices/${id}/developer`)).status).toBe(404);
    expect((await drawerOf(owner, 'invoices', id)).status).toBe(200);
  });

  it('is on every screen of a record that programs have, and on no other', async () => {
    const { resources } = (await owner.request('/api/console')).json;
    const marked = Object.keys(resources).filter((name) => resources[name].detail?.developer);
    expect(marked).toEqual(
      expect.arrayContaining(['invoices', 'disbursements', 'transactions', 'credit-card-payments', 'payment-requests']),
    );
    for (const name of ['bank-accounts', 'team-members', 'api-logs', 'settlements']) expect(marked).not.toContain(name);
    const viewer = await signIn(test, 'viewer@kopi.test');
    const seen = (await viewer.request('/api/console')).json.resources;
    expect(JSON.stringify(seen)).not.toContain('"developer":true');
  });
});
