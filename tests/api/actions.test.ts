import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedPayment } from '../helpers/paying/expectedPayment.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/virtual-account-payments';
const ENVIRONMENT = 'DEVELOPMENT';

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
  for (let count = 0; count < 8; count += 1) await expectedPayment(test, owner, { amount: '250000' });
});
afterAll(() => test.close());

async function pending(): Promise<{ id: string; can: string[]; amount: string }> {
  const { json } = await owner.request(listUrl(API, { environment: ENVIRONMENT, filter: { status: 'PENDING' } }));
  return json[0];
}

function simulate(id: string, key: string, body: object = {}, person = owner) {
  return person.request(`${API}/${id}/actions/simulate?environment=${ENVIRONMENT}`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    payload: { business_id: business, environment: ENVIRONMENT, ...body },
  });
}

async function ledger(): Promise<{ entries: number; sum: string }> {
  const { rows } = await test.database.pool.query(
    'select count(*)::int as entries, sum(amount)::text as sum from ledger_entries',
  );
  return rows[0];
}

describe('an action', () => {
  // Rule accept.simulated-payment.
  it('is offered by the record, runs once, and changes balance, list and log', async () => {
    const payment = await pending();
    expect(payment.can).toEqual(['simulate']);
    const before = await ledger();
    const answers = await Promise.all(Array.from({ length: 12 }, () => simulate(payment.id, 'key-of-one-person')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);

    const { json } = await owner.request(`${API}/${payment.id}?environment=${ENVIRONMENT}`);
    expect([json.status, json.can]).toEqual(['COMPLETED', []]);
    const moved = await owner.request(`/api/transactions/${json.transaction_id}?environment=${ENVIRONMENT}`);
    expect(moved.json).toMatchObject({ status: 'COMPLETED', amount: payment.amount, settlement_status: 'SETTLED' });
    const sent = await test.database.pool.query(
      `select product, payload from callbacks where payload ->> 'payment_id' = $1`,
      [payment.id],
    );
    const announced = {
      event: 'VIRTUAL_ACCOUNT_PAID',
      payment_id: payment.id,
      status: 'PAID',
      transaction_id: json.transaction_id,
    };
    expect(sent.rows).toMatchObject([{ product: 'VIRTUAL_ACCOUNT_PAID', payload: announced }]);
    const after = await ledger();
    expect(after.sum).toBe('0');
    expect(after.entries - before.entries).toBeGreaterThanOrEqual(3);
    expect(after.entries - before.entries).toBeLessThanOrEqual(4);
    const logged = await owner.request(
      listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter: { action: 'PAYMENT_SIMULATED' } }),
    );
    expect(logged.json.filter((row: { target_id: string }) => row.target_id === payment.id)).toHaveLength(1);
  });

  // Rule actions.changed-record.
  it('is rejected when its record has changed meanwhile', async () => {
    const payment = await pending();
    expect((await simulate(payment.id, 'first-of-two')).status).toBe(200);
    const second = await simulate(payment.id, 'second-of-two');
    expect([second.status, second.json.error_code]).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
  });

  it('is rejected with an idempotency key of another request', async () => {
    const payment = await pending();
    expect((await simulate(payment.id, 'a-used-key')).status).toBe(200);
    const other = await simulate((await pending()).id, 'a-used-key');
    expect([other.status, other.json.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED_ERROR']);
  });

  // Rule modes.written-with-context.
  it('is rejected when the screen is of another business or mode', async () => {
    const payment = await pending();
    const otherBusiness = await simulate(payment.id, 'another-business', { business_id: 'biz_0' });
    expect([otherBusiness.status, otherBusiness.json.error_code]).toEqual([409, 'CONTEXT_CHANGED_ERROR']);
    const otherMode = await owner.request(`${API}/${payment.id}/actions/simulate?environment=${ENVIRONMENT}`, {
      method: 'POST',
      headers: { 'idempotency-key': 'another-mode' },
      payload: { business_id: business, environment: 'PRODUCTION' },
    });
    expect(otherMode.json.error_code).toBe('CONTEXT_CHANGED_ERROR');
    expect((await pending()).id).toBe(payment.id);
  });

  it('requires an idempotency key, an existing record, and the permission', async () => {
    const payment = await pending();
    expect((await simulate(payment.id, '')).json.errors[0].field).toBe('Idempotency-Key');
    expect((await simulate('vap_00000000000000000000000000000000', 'for-nothing')).status).toBe(404);
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await simulate(payment.id, 'of-a-viewer', {}, viewer)).status).toBe(404);
    expect((await simulate(payment.id, 'with-a-typo', { enviroment: 'x' })).status).toBe(400);
  });
});

describe('the columns that a user has chosen', () => {
  it('are stored for the user, and only those that they may see', async () => {
    const url = '/api/list-preferences/transactions';
    expect((await owner.request(url)).json).toMatchObject({ columns: null });
    const columns = ['created', 'fee', 'amount'];
    expect((await owner.request(url, { method: 'PUT', payload: { columns } })).json).toMatchObject({ columns });
    expect((await owner.request(url)).json).toMatchObject({ columns });
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await viewer.request(url)).json).toMatchObject({ columns: null });
    const refused = await viewer.request(url, { method: 'PUT', payload: { columns } });
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'columns']);
    expect((await viewer.request('/api/list-preferences/balance')).status).toBe(404);
  });
});
