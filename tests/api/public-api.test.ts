import { randomUUID } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type OpenAPIClient, OpenAPIClientAxios } from 'openapi-client-axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { dayFromNow } from '../helpers/days.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

/** On the allowlist of the demo's business. */
const ALLOWED = '203.0.113.10';

let test: TestApp;
let owner: Person;
let business: string;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A program with a key of the business. */
interface Program {
  readonly id: string;
  send(method: (typeof METHODS)[number], path: string, body?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object, key?: string): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly data: readonly { readonly id: string }[];
    readonly next_cursor: string | null;
  };
  readonly headers: Readonly<Record<string, unknown>>;
}

function byKey(id: string, secret: string): Program {
  const authorization = `Basic ${Buffer.from(`${secret}:`).toString('base64')}`;
  const send = async (method: (typeof METHODS)[number], path: string, body?: object, key?: string) => {
    const headers = { authorization, ...(method !== 'GET' && { 'idempotency-key': key ?? randomUUID() }) };
    const answer = await test.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers,
      remoteAddress: ALLOWED,
      ...(body && method !== 'GET' && { payload: body }),
    });
    return { status: answer.statusCode, json: answer.json(), headers: answer.headers };
  };
  return {
    id,
    send,
    get: (path) => send('GET', path),
    post: (path, body, key) => send('POST', path, body, key),
  };
}

async function program(
  access: { reads?: string[]; writes?: string[] },
  environment: 'DEVELOPMENT' | 'PRODUCTION' = 'DEVELOPMENT',
): Promise<Program> {
  const input = { name: `Server ${randomUUID().slice(0, 8)}`, type: 'SECRET', ...access };
  const confirmation = { type: 'pin', pin: '246810' };
  const body = {
    business_id: business,
    environment,
    input,
    key: randomUUID(),
    ...(environment === 'PRODUCTION' && { confirmation }),
  };
  const made = await write(owner, '/api/api-keys/actions/create', body);
  expect(made.status, JSON.stringify(made.json)).toBe(200);
  return byKey(made.json.id, made.json.reveal);
}

/** Every product of a resource that programs have. */
const ALL = ['INVOICES_AND_LINKS', 'ACCEPT_PAYMENTS', 'SEND_MONEY', 'CUSTOMERS'];

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});

afterAll(() => test.close());

function invoice(more: object = {}) {
  return { payer_email: 'tari@example.com', payer_name: 'Tari', amount: '150000', due_date: dayFromNow(7), ...more };
}

/** Every record of a list, page by page. */
async function pages(shop: Program, list: string, limit: number): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let cursor: string | null = '';
  let count = 0;
  while (cursor !== null) {
    const page: Answer = await shop.get(`${list}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.json.data.map(({ id }) => id));
    cursor = page.json.next_cursor;
    count += 1;
  }
  return { ids, pages: count };
}

// Rule api-keys.public-api.
describe('the public API', () => {
  // Rule accept.wallet-refunds.
  it('refunds a payment by e-wallet, in parts', async () => {
    const shop = await program({ writes: ALL, reads: ['BALANCE'] });
    const { json: made } = await shop.post('invoices', invoice({ external_id: `wallet-${randomUUID()}` }));
    expect((await shop.post(`invoices/${made.id}/simulate`, { channel: 'DANA' })).status).toBe(200);
    const { json: list } = await shop.get('ewallet-payments?channel=DANA&limit=1');
    const [payment] = list.data;
    expect(payment).toMatchObject({ paid_for: made.id, type: 'PAYMENT', status: 'COMPLETED', refunded_amount: null });
    const part = { amount: '50000', reason: 'REQUESTED_BY_CUSTOMER' };
    const refunded = await shop.post(`ewallet-payments/${payment?.id}/refund`, part);
    expect([refunded.status, refunded.json.refunded_amount]).toEqual([200, '50000']);
    const { json: after } = await shop.get('ewallet-payments?channel=DANA&limit=1');
    expect(after.data[0]).toMatchObject({ paid_for: payment?.id, type: 'REFUND', amount: '50000' });
    const tooMuch = await shop.post(`ewallet-payments/${payment?.id}/refund`, { ...part, amount: '100001' });
    expect([tooMuch.status, tooMuch.json.errors]).toMatchObject([400, [{ field: 'amount', code: 'more_than_left' }]]);
  });

  it('creates an invoice, returns it, finds it, and has it paid in test mode', async () => {
    const shop = await program({ writes: ALL, reads: ['BALANCE'] });
    const made = await shop.post('invoices', invoice({ external_id: 'order-1' }));
    expect(made.status, JSON.stringify(made.json)).toBe(201);
    expect(made.headers.location).toBe(`/api/v1/invoices/${made.json.id}`);
    expect(made.json).toMatchObject({ status: 'PENDING', external_id: 'order-1', amount: '150000', currency: 'IDR' });
    expect(made.json).not.toHaveProperty('can');
    expect(String(made.json.link)).toMatch(/^https?:\/\/[^/]+\/pay\/.+/);
    expect((await shop.get(`invoices/${made.json.id}`)).json).toEqual(made.json);

    const paid = await shop.post(`invoices/${made.json.id}/simulate`, { channel: 'MANDIRI' });
    expect(paid.status, JSON.stringify(paid.json)).toBe(200);
    expect(paid.json.status).toBe('PAID');
    expect((await shop.get('invoices?external_id=order-1')).json.data).toEqual([paid.json]);
    expect((await shop.get('invoices?external_id=order-1&status=PENDING&status=EXPIRED')).json.data).toEqual([]);
    const [transaction] = (await shop.get('transactions?limit=1')).json.data;
    expect(transaction).toMatchObject({ paid_for: made.json.id, amount: '150000' });
    const cancelled = await shop.post(`invoices/${made.json.id}/cancel`);
    expect([cancelled.status, cancelled.json.error_code]).toEqual([409, 'ACTION_NOT_AVAILABLE_ERROR']);
  });

  it('charges a test card, captures it in part, and refunds it', async () => {
    const shop = await program({ writes: ALL });
    const card = { test_card: 'VISA_CHARGED', amount: '90000', payer_email: 'tari@example.com' };
    const charged = await shop.post('credit-card-payments', { ...card, authorize_only: true });
    expect(charged.status, JSON.stringify(charged.json)).toBe(201);
    expect(charged.json).toMatchObject({ status: 'PENDING', awaits: 'CAPTURE' });
    const captured = await shop.post(`credit-card-payments/${charged.json.id}/capture`, { amount: '60000' });
    expect(captured.json, JSON.stringify(captured.json)).toMatchObject({ status: 'CHARGED', amount: '60000' });
    const refund = { amount: '10000', reason: 'REQUESTED_BY_CUSTOMER' };
    const refunded = await shop.post(`credit-card-payments/${charged.json.id}/refund`, refund);
    expect(refunded.json, JSON.stringify(refunded.json)).toMatchObject({ refunded_amount: '10000' });
  });

  // Rule actions.idempotent.
  // Rule accept.payment-request-by-program.
  it('requests a payment by each kind of channel, gives its number or code, and simulates it', async () => {
    const shop = await program({ writes: ALL });
    for (const [channel, category, hasCode] of [
      ['BNI', 'VIRTUAL_ACCOUNT', true],
      ['DANA', 'EWALLET', false],
      ['INDOMARET', 'RETAIL_OUTLET', true],
      ['QRIS', 'QR_CODE', true],
    ] as const) {
      const { json: made } = await shop.post('invoices', invoice({ external_id: `by-${randomUUID()}` }));
      const { status, json } = await shop.post('payment-requests', { paid_for: made.id, channel });
      expect([channel, status, json]).toMatchObject([
        channel,
        201,
        { status: 'PENDING', channel, channel_category: category, amount: '150000', paid_for: made.id },
      ]);
      expect([channel, json.payment_code !== null]).toEqual([channel, hasCode]);
      expect((await shop.get(`payment-requests/${json.id}`)).json).toEqual(json);
      const listed = await shop.get(`payment-requests?channel_category=${category}&status=PENDING`);
      expect(listed.json.data.map(({ id }) => id)).toContain(json.id);
      expect((await shop.post(`payment-requests/${json.id}/simulate`)).json.status).toBe('PAID');
      expect((await shop.get(`invoices/${made.id}`)).json.status).toBe('PAID');
      const again = await shop.post('payment-requests', { paid_for: made.id, channel });
      expect([again.status, again.json.error_code]).toEqual([409, 'ALREADY_PAID_ERROR']);
    }
    const link = await shop.post('on-demand-payment-links', { title: 'Donasi' });
    const open = await shop.post('payment-requests', {
      paid_for: link.json.id,
      channel: 'DANA',
      amount: '25000',
      purpose: 'Donasi',
    });
    expect([open.status, open.json.amount]).toEqual([201, '25000']);
    const bare = await shop.post('payment-requests', { paid_for: link.json.id, channel: 'DANA', amount: '25000' });
    expect([bare.status, bare.json.errors]).toMatchObject([400, [{ field: 'purpose' }]]);
    for (const id of ['vac_1', `${link.json.id}0`, formatRecordId('inv', '01980000-0000-7000-8000-000000000000')]) {
      const unknown = await shop.post('payment-requests', { paid_for: id, channel: 'DANA' });
      expect([unknown.status, unknown.json.errors], id).toMatchObject([400, [{ field: 'paid_for', code: 'gone' }]]);
    }
    const wrong = await shop.post('payment-requests', { paid_for: link.json.id, channel: 'VISA' });
    expect([wrong.status, wrong.json.errors]).toMatchObject([400, [{ field: 'channel' }]]);
  });

  it('does a request once for its Idempotency-Key, also when it is sent eight times at once', async () => {
    const shop = await program({ writes: ALL });
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => shop.post('invoices', invoice({ external_id: 'once' }), key)),
    );
    expect(new Set(sent.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
    expect((await shop.get('invoices?external_id=once')).json.data).toHaveLength(1);
    const other = await shop.post('invoices', invoice({ external_id: 'other' }), key);
    expect([other.status, other.json.error_code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED_ERROR']);
  });

  // Rule lists.pages-by-key.
  it('returns a list in pages, each record once', async () => {
    const shop = await program({ reads: ['BALANCE'] });
    const inPages = await pages(shop, 'transactions?type=PAYMENT&channel_category=QR_CODE', 7);
    const whole = await pages(shop, 'transactions?type=PAYMENT&channel_category=QR_CODE', 100);
    expect(whole.ids.length).toBeGreaterThan(7);
    expect(inPages.pages).toBe(Math.ceil(whole.ids.length / 7));
    expect(inPages.ids).toEqual(whole.ids);
    expect(new Set(inPages.ids).size).toBe(inPages.ids.length);
  });

  it('returns what is wrong with a request at the name of its parameter', async () => {
    const shop = await program({ writes: ALL });
    const wrong = await Promise.all(
      [
        'limit=0',
        'limit=101',
        'limit=x',
        'status[]=NEVER',
        'colour=red',
        'cursor=x',
        'external_id=a&external_id=b',
      ].map(async (query) => {
        const { status, json } = await shop.get(`invoices?${query}`);
        return [query, status, (json.errors as { field: string }[]).map(({ field }) => field).join()];
      }),
    );
    expect(wrong).toEqual([
      ['limit=0', 400, 'limit'],
      ['limit=101', 400, 'limit'],
      ['limit=x', 400, 'limit'],
      ['status[]=NEVER', 400, 'status'],
      ['colour=red', 400, 'colour'],
      ['cursor=x', 400, 'cursor'],
      ['external_id=a&external_id=b', 400, 'external_id'],
    ]);
    const zero = await shop.post('invoices', invoice({ amount: '0' }));
    expect([zero.status, zero.json.errors]).toMatchObject([400, [{ field: 'amount' }]]);
    expect((await shop.post('invoices', [])).status).toBe(400);
    // Rule errors.validation.
    const letters = await shop.post('invoices', invoice({ amount: 'abc' }));
    const said = [{ field: 'amount', message: expect.stringMatching(/^Enter an amount in digits/) }];
    expect(letters.json.errors).toMatchObject(said);
    expect((await shop.post('invoices')).json.errors).toMatchObject([
      { field: 'payer_email' },
      { field: 'amount' },
      { field: 'due_date' },
    ]);
    const { id } = (await shop.post('invoices', invoice())).json;
    expect((await shop.post(`invoices/${id}/cancel`, { reason: 'x' })).status).toBe(400);
    expect((await shop.post(`invoices/${id}/cancel`)).json.status).toBe('CANCELLED');
  });

  it('gives a key its products only, and a user without a key nothing', async () => {
    const shop = await program({ writes: ['CUSTOMERS'] });
    expect((await shop.get('customers?limit=1')).status).toBe(200);
    const statuses = ['invoices', 'transactions', 'bank-accounts', 'api-keys', 'balance', 'nothing'].map(
      async (list) => (await shop.get(list)).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403, 404, 404, 404, 404]);
    expect((await owner.request('/api/v1/customers')).json.error_code).toBe('AUTHENTICATION_ERROR');
    for (const headers of [{}, { authorization: 'Bearer ber_secret_x' }]) {
      const { statusCode, json } = await test.app.inject({ url: '/api/v1/customers', headers });
      expect([statusCode, json().message]).toEqual([401, expect.stringMatching(/^Send a secret API key/)]);
    }
  });

  it('returns 405 and the methods that are allowed for every other method, and 404 where nothing is open', async () => {
    const shop = await program({ writes: ['CUSTOMERS', 'SEND_MONEY', 'BALANCE'] });
    const allowed: Record<string, string | undefined> = {
      customers: 'GET, HEAD, POST',
      transactions: 'GET, HEAD',
      'customers/any': 'GET, HEAD',
      'disbursements/any/complete': 'POST',
      nothing: undefined,
      'nothing/any': undefined,
      'disbursements/any/nothing': undefined,
    };
    for (const [path, allow] of Object.entries(allowed))
      for (const method of METHODS.filter((one) => allow?.includes(one) !== true)) {
        const { status, json, headers } = await shop.send(method, path, {});
        const expected = allow === undefined ? [404, 'DATA_NOT_FOUND_ERROR'] : [405, 'METHOD_NOT_ALLOWED_ERROR'];
        expect([status, json.error_code, headers.allow], `${method} ${path}`).toEqual([...expected, allow]);
      }
  });

  // Rule api-keys.confirmed-by-allowlist.
  it('sends money by a live key from the allowlist alone, and gives no more than the creator of the key has', async () => {
    const shop = await program({ writes: ['SEND_MONEY'] }, 'PRODUCTION');
    // An account of BRI, whose numbers may look like a card's. Rule forms.card-numbers.
    const disbursement = {
      bank: 'BRI',
      account_number: '371449635398431',
      account_name: 'Tari',
      amount: '20000',
      external_id: 'salary-1',
    };
    const sent = await shop.post('disbursements', disbursement);
    expect(sent.status, JSON.stringify(sent.json)).toBe(201);
    expect(sent.json).toMatchObject({ external_id: 'salary-1', account_number: '371449635398431' });
    const named = await shop.post('disbursements', { ...disbursement, account_name: 'Tari 371449635398431' });
    expect([named.status, named.json.errors]).toEqual([400, [expect.objectContaining({ field: 'account_name' })]]);
    const mode = { environment: 'PRODUCTION' } as const;
    for (const { id } of (await owner.request(listUrl('/api/ip-whitelist', mode))).json) {
      const body = { business_id: business, ...mode, key: randomUUID(), confirmation: { type: 'pin', pin: '246810' } };
      expect((await write(owner, `/api/ip-whitelist/${id}/actions/delete`, body)).status).toBe(200);
    }
    const refused = await shop.post('disbursements', { ...disbursement, external_id: 'salary-2' });
    expect([refused.status, refused.json.error_code]).toEqual([403, 'CONFIRMATION_REQUIRED_ERROR']);
  });
});

interface Contract {
  readonly paths: Record<
    string,
    Record<string, { readonly operationId: string; parameters?: readonly { name: string }[] }>
  >;
  readonly components: { readonly schemas: Record<string, { readonly properties?: Record<string, unknown> }> };
}

async function contract(): Promise<Contract> {
  const answer = await test.app.inject({ url: '/api/v1/openapi.json' });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  return answer.json();
}

/** The component of the records of a list. */
function recordOf({ paths, components }: Contract, list: string): string[] {
  const [, name = ''] =
    /"items":\{"\$ref":"#\/components\/schemas\/([^"]+)"/.exec(JSON.stringify(paths[list]?.get)) ?? [];
  return Object.keys(components.schemas[name]?.properties ?? {});
}

// Rule api-keys.public-api.
describe('the contract of the public API', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate({ ...(await contract()) });
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('changes only when the config says so', async () => {
    const document = await contract();
    const lines = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => {
        const isList = method === 'get' && !path.includes('{');
        const names = parameters.map(({ name }) => name).filter((name) => !['id', 'Idempotency-Key'].includes(name));
        const record = isList ? `\n  gives ${recordOf(document, path).join(' ')}\n  takes ${names.join(' ')}` : '';
        return `${method.toUpperCase()} ${path}${record}`;
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/public-api.txt');
  });

  it('has the fields that each list and each record give, and no other', async () => {
    const document = await contract();
    const lists = Object.keys(document.paths).filter((path) => !path.includes('{'));
    const shop = await program({ reads: ['BALANCE'], writes: ALL });
    for (const list of lists) {
      const { status, json } = await shop.get(`${list.replace('/api/v1/', '')}?limit=2`);
      expect([list, status]).toEqual([list, 200]);
      const [first] = json.data;
      expect([list, first && Object.keys(first)]).toEqual([list, recordOf(document, list)]);
      const one = await shop.get(`${list.replace('/api/v1/', '')}/${first?.id}`);
      expect([list, one.json]).toEqual([list, first]);
    }
  });

  it('takes a parameter in both of its spellings', async () => {
    const shop = await program({ writes: ALL });
    const statuses = async (query: string) => {
      const { status, json } = await shop.get(`invoices?limit=100&${query}`);
      return [status, [...new Set(json.data?.map((one) => Reflect.get(one, 'status')))].sort()];
    };
    const both = [200, ['CANCELLED', 'PENDING']];
    expect(await statuses('status=CANCELLED&status[]=PENDING')).toEqual(both);
    expect(await statuses('status[]=PENDING&status=CANCELLED')).toEqual(both);
    expect((await shop.get('invoices?limit=1&limit[]=2')).status).toBe(400);
  });

  // Rule api-keys.logged.
  it('logs each request with any text, and one that cannot be stored takes no other with it', async () => {
    const shop = await program({ writes: ALL });
    const odd = { account_name: 'x\ud800', description: `${'a'.repeat(499)}😀 ok` };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? shop.get('invoices?limit=1') : shop.post('disbursements', odd),
      ),
    );
    await expect
      .poll(async () => {
        const { rows } = await test.database.pool.query(
          `select status_code, count(*)::int as count from api_logs where api_key_name = (select name from api_keys where id = $1)
           group by 1 order by 1`,
          [parseRecordId('key', shop.id)],
        );
        return rows.map(({ status_code, count }) => `${status_code} ${count}`);
      })
      .toEqual(['200 10', '400 10']);
  });

  it('makes a client that creates, lists and cancels', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const input = { name: 'Client', type: 'SECRET', writes: ALL };
    const body = { business_id: business, environment: 'DEVELOPMENT' as const, input, key: randomUUID() };
    const allowed = { ...body, input: { cidr: '127.0.0.1' }, key: randomUUID() };
    expect((await write(owner, '/api/ip-whitelist/actions/create', allowed)).status).toBe(200);
    const secret = (await write(owner, '/api/api-keys/actions/create', body)).json.reveal;
    const definition = { ...(await contract()), servers: [{ url: origin }] };
    const axiosConfigDefaults = { auth: { username: secret, password: '' }, validateStatus: () => true };
    const client = await new OpenAPIClientAxios({
      definition: definition as never,
      axiosConfigDefaults,
    }).init<OpenAPIClient>();
    const headers = { 'Idempotency-Key': randomUUID() };
    const call = (operation: string, ...args: readonly unknown[]) =>
      (
        client[operation] as unknown as (
          ...all: readonly unknown[]
        ) => Promise<{ status: number; data: Answer['json'] }>
      )(...args);
    const made = await call('create-invoices', headers, invoice());
    expect([made.status, made.data.status], JSON.stringify(made.data)).toEqual([201, 'PENDING']);
    const listed = await call('list-invoices', { limit: 1, status: ['PENDING'] });
    expect(listed.data.data.map((one) => one.id)).toEqual([made.data.id]);
    const cancelled = await call('cancel-invoices', { id: made.data.id, 'Idempotency-Key': randomUUID() });
    expect(cancelled.data, JSON.stringify(cancelled.data)).toMatchObject({ status: 'CANCELLED' });
  });
});
