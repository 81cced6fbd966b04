import { randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
let business: string;
let listener: Server;
let heard: { headers: IncomingHttpHeaders; body: string }[] = [];
let answersWith = 200;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(answersWith).end('heard');
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  listener.close();
  listener.closeAllConnections();
  await test.close();
});

type Mode = 'PRODUCTION' | 'DEVELOPMENT';

function act(
  address: string,
  input?: object,
  { person = owner, key = String(randomUUID()), mode = 'DEVELOPMENT' as Mode } = {},
) {
  return write(person, `/api/${address}`, { business_id: business, environment: mode, key, ...(input && { input }) });
}

async function list(name: string, mode: Mode = 'DEVELOPMENT', person = owner) {
  return (await person.request(listUrl(`/api/${name}`, { environment: mode }))).json;
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It does not happen.');
}

describe('an API key', () => {
  // Rule api-keys.shown-once, api-keys.removed-at-once.
  it('is shown once and stored only as a hash', async () => {
    const input = { name: 'Server', type: 'SECRET', writes: ['INVOICES_AND_LINKS'] };
    const made = await act('api-keys/actions/create', input, { key: 'one-key-once' });
    expect([made.status, made.json.reveal]).toEqual([200, expect.stringMatching(/^ber_secret_development_[\w-]{43}$/)]);
    const again = await act('api-keys/actions/create', input, { key: 'one-key-once' });
    expect([again.status, again.json.id, again.json.reveal]).toEqual([200, made.json.id, undefined]);
    for (const table of ['api_keys', 'activity_logs', 'idempotency_keys', 'api_key_hashes']) {
      const { rows } = await test.database.pool.query(`select 1 from ${table} t where strpos(t::text, $1) > 0`, [
        made.json.reveal.slice(-43),
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const [shown] = await list('api-keys');
    expect(shown).toMatchObject({ name: 'Server', key: `…${made.json.reveal.slice(-4)}`, can: ['rotate', 'delete'] });
    expect((await act(`api-keys/${made.json.id}/actions/delete`)).status).toBe(200);
    expect((await list('api-keys')).map(({ id }: { id: string }) => id)).not.toContain(made.json.id);
  });

  // Rule api-keys.one-environment, api-keys.logged, api-keys.denied-logged.
  it('reads records of its own environment, and its requests are logged without secrets', async () => {
    const made = await act('api-keys/actions/create', { name: 'Robot', type: 'SECRET', reads: ['INVOICES_AND_LINKS'] });
    const authorization = `Basic ${Buffer.from(`${made.json.reveal}:`).toString('base64')}`;
    // The demo has addresses on its whitelist; those of tests are not among them.
    const request = (url: string, remoteAddress = '203.0.113.10') =>
      test.app.inject({ url, headers: { authorization }, remoteAddress });
    const listed = await request('/api/invoices?range=[0,0]');
    expect([listed.statusCode, listed.json().length]).toEqual([200, 1]);
    // Rule routes.known-parameters.
    expect((await request('/api/invoices?range=[0,0]&token=sesuatu')).statusCode).toBe(400);
    expect((await request('/api/invoices', '192.0.2.9')).json().error_code).toBe('AUTHORIZATION_ERROR');
    expect((await request('/api/customers')).json().error_code).toBe('AUTHORIZATION_ERROR');
    const rejected = await until(async () => {
      const rows: { status_code: number; path: string; api_key_name: string }[] = await list('api-logs');
      const refused = rows.filter((row) => row.api_key_name === 'Robot' && row.status_code === 403);
      return refused.length === 2 ? refused : undefined;
    });
    expect(rejected.map(({ path }) => path).sort()).toEqual(['/api/customers', '/api/invoices']);
    const elsewhere = await request('/api/invoices?environment=PRODUCTION');
    expect(elsewhere.json().error_code).toBe('ENVIRONMENT_NOT_ALLOWED_ERROR');
    expect((await request('/api/console')).statusCode).toBe(404);
    expect((await request('/api/team-members')).statusCode).toBe(404);
    const logged = await until(async () => {
      const rows = await list('api-logs');
      return rows.find(
        (row: { api_key_name: string; path: string; status_code: number }) =>
          row.path === '/api/invoices' && row.api_key_name === 'Robot' && row.status_code === 400,
      );
    });
    expect(logged).toMatchObject({ method: 'GET', status_code: 400, result: 'CLIENT_ERROR' });
    expect(await list('api-logs')).toContainEqual(
      expect.objectContaining({ api_key_name: 'Robot', status_code: 200, result: 'SUCCESS' }),
    );
    const whole = (await owner.request(`/api/api-logs/${logged.id}?environment=DEVELOPMENT`)).json;
    expect(whole.request).toEqual({ query: { range: '[0,0]', token: '••••' }, body: null });
    await act(`api-keys/${made.json.id}/actions/delete`);
    expect((await request('/api/invoices')).json().error_code).toBe('AUTHENTICATION_ERROR');
  });

  // Rule api-keys.products.
  it('reaches the routes that declare the policy resource, and no other', async () => {
    const made = await act('api-keys/actions/create', { name: 'Routes', type: 'SECRET', writes: ['CUSTOMERS'] });
    const headers = { authorization: `Basic ${Buffer.from(`${made.json.reveal}:`).toString('base64')}` };
    const declared = test.app.declaredRoutes.filter(
      ({ method, policy }) => method !== 'HEAD' && policy !== 'public' && policy !== 'internal',
    );
    const statusOf = async ({ method, url }: (typeof declared)[number]) => {
      const path = url.replace(':resource', 'customers').replace(/:\w+/g, 'none');
      const request = { method: method as 'GET', url: path, headers, remoteAddress: '203.0.113.10' };
      return (await test.app.inject({ ...request, ...(method !== 'GET' && { payload: {} }) })).statusCode;
    };
    const closed = declared.filter(({ policy }) => policy !== 'resource');
    expect(closed.length).toBeGreaterThan(40);
    // One of them has a resource in its address.
    expect(closed.map(({ url }) => url)).toContainEqual(expect.stringContaining('/:resource'));
    for (const route of closed)
      expect([route.method, route.url, await statusOf(route)]).toEqual([route.method, route.url, 404]);
    const open = declared.filter(({ policy }) => policy === 'resource');
    expect(open.map(({ method, url }) => `${method} ${url}`).sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/:resource",
        "DELETE /api/:resource/:id",
        "DELETE /api/v1/:resource",
        "DELETE /api/v1/:resource/:id",
        "DELETE /api/v1/:resource/:id/:action",
        "GET /api/:resource",
        "GET /api/:resource/:id",
        "GET /api/:resource/:id/actions/:action/checks",
        "GET /api/:resource/:id/actions/:action/draft",
        "GET /api/:resource/:id/actions/:action/file",
        "GET /api/:resource/:id/actions/:action/form",
        "GET /api/:resource/actions/:action/checks",
        "GET /api/:resource/actions/:action/draft",
        "GET /api/:resource/actions/:action/form",
        "GET /api/:resource/counts",
        "GET /api/:resource/export",
        "GET /api/v1/:resource",
        "GET /api/v1/:resource/:id",
        "GET /api/v1/:resource/:id/:action",
        "PATCH /api/:resource",
        "PATCH /api/:resource/:id",
        "PATCH /api/v1/:resource",
        "PATCH /api/v1/:resource/:id",
        "PATCH /api/v1/:resource/:id/:action",
        "POST /api/:resource",
        "POST /api/:resource/:id",
        "POST /api/:resource/:id/actions/:action",
        "POST /api/:resource/:id/actions/:action/checks",
        "POST /api/:resource/:id/actions/:action/preview",
        "POST /api/:resource/actions/:action",
        "POST /api/:resource/actions/:action/checks",
        "POST /api/:resource/actions/:action/preview",
        "POST /api/v1/:resource",
        "POST /api/v1/:resource/:id",
        "POST /api/v1/:resource/:id/:action",
        "PUT /api/:resource",
        "PUT /api/:resource/:id",
        "PUT /api/:resource/:id/actions/:action/draft",
        "PUT /api/:resource/actions/:action/draft",
        "PUT /api/v1/:resource",
        "PUT /api/v1/:resource/:id",
        "PUT /api/v1/:resource/:id/:action",
      ]
    `);
    const list = open.find(({ method, url }) => method === 'GET' && url === '/api/:resource');
    expect(list && (await statusOf(list))).toBe(200);
    await act(`api-keys/${made.json.id}/actions/delete`);
  });

  // Rule api-keys.products.
  it('reads and writes the products that it was created for, and nothing else', async () => {
    const input = { name: 'Kasir', type: 'SECRET', reads: ['BALANCE'], writes: ['CUSTOMERS'] };
    const made = await act('api-keys/actions/create', input);
    const authorization = `Basic ${Buffer.from(`${made.json.reveal}:`).toString('base64')}`;
    const request = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { authorization, 'idempotency-key': `kasir-${url}` };
      const answer = await test.app.inject({
        method,
        url,
        headers,
        remoteAddress: '203.0.113.10',
        ...(payload && { payload }),
      });
      return answer.statusCode === 200 ? 200 : answer.json().error_code;
    };
    const context = {
      business_id: (await owner.request('/api/console?environment=DEVELOPMENT')).json.business.id,
      environment: 'DEVELOPMENT',
    };
    const customer = {
      type: 'BUSINESS',
      name: 'Rumah Sari',
      company_registration: 'NIB-9',
      city: 'Bandung',
      email: 'sari.kasir@rumah.example',
    };
    expect([
      await request('GET', '/api/transactions'),
      await request('GET', '/api/customers'),
      await request('POST', '/api/customers/actions/create', { ...context, input: customer }),
      await request('GET', '/api/invoices'),
      await request('POST', '/api/invoices/actions/create', { ...context, input: {} }),
      await request('POST', '/api/transactions/actions/export', { ...context, input: {} }),
      await request('GET', '/api/bank-accounts'),
      await request('GET', '/api/no-such-resource'),
    ]).toEqual([200, 200, 200, ...Array(3).fill('AUTHORIZATION_ERROR'), ...Array(2).fill('DATA_NOT_FOUND_ERROR')]);
    const useless = await act('api-keys/actions/create', { name: 'x', type: 'SECRET' });
    expect(useless.json.errors).toMatchObject([{ field: 'reads', code: 'key_empty' }]);
  });

  // Rule api-keys.no-more-than-maker.
  it('may never do more than its creator: at its creation, and when they lose a permission or leave', async () => {
    const maker = 'developer@kopi.test';
    const permit = (permissions: string) =>
      test.database.pool.query(
        `update memberships set ${permissions} where user_id = (select user_id from user_emails where email = $1)`,
        [maker],
      );
    const developer = await signIn(test, maker);
    expect((await developer.request('/api/transactions?environment=DEVELOPMENT')).status).toBe(404);
    const make = (name: string, access: object) =>
      act('api-keys/actions/create', { name, type: 'SECRET', ...access }, { person: developer });
    for (const access of [{ reads: ['ACCEPT_PAYMENTS'] }, { writes: ['SEND_MONEY'] }]) {
      const [field] = Object.keys(access);
      expect((await make('More', access)).json.errors).toMatchObject([{ field, code: 'key_beyond_maker' }]);
    }
    await permit('can_view = true');
    expect((await make('More', { writes: ['CUSTOMERS'] })).json.errors).toMatchObject([{ field: 'writes' }]);
    const { json } = await make('Reads', { reads: ['ACCEPT_PAYMENTS', 'BALANCE'] });
    const asKey = async (url: string) => {
      const headers = { authorization: `Bearer ${json.reveal}` };
      const answer = await test.app.inject({ url, headers, remoteAddress: '203.0.113.10' });
      return answer.statusCode === 200 ? 200 : answer.json().error_code;
    };
    expect(await asKey('/api/transactions')).toBe(200);
    await permit('can_view = false');
    expect(await asKey('/api/transactions')).toBe('AUTHORIZATION_ERROR');
    await permit('can_view = true');
    await test.database.pool.query('update api_key_hashes set made_by = null');
    expect(await asKey('/api/transactions')).toBe(200);
    await test.database.pool.query(
      'delete from memberships where user_id = (select user_id from user_emails where email = $1)',
      [maker],
    );
    expect(await asKey('/api/transactions')).toBe('AUTHORIZATION_ERROR');
  });

  // Rule api-keys.made-by-developers.
  it('cannot be created by an administrator without can_edit, nor seen by a viewer', async () => {
    const admin = await signIn(test, 'admin@kopi.test');
    expect((await act('api-keys/actions/create', { name: 'x', type: 'SECRET' }, { person: admin })).status).toBe(404);
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await viewer.request('/api/api-keys?environment=DEVELOPMENT')).status).toBe(404);
  });
});

describe('a callback', () => {
  // Rule forms.web-address, callbacks.https.
  it('is sent to https URLs, and in test mode to http URLs too', async () => {
    const input = { product: 'REFUND', url: 'http://kopi.example/refunds' };
    const live = await act('callback-urls/actions/create', input, { mode: 'PRODUCTION' });
    expect([live.status, live.json.errors?.[0].field]).toEqual([400, 'url']);
    expect((await act('callback-urls/actions/create', input, { mode: 'PRODUCTION' })).status).toBe(400);
    const inTest = await act('callback-urls/actions/create-test', { ...input, product: 'PAYMENT_LINK' });
    expect(inTest.status).toBe(200);
  });

  // Rule callbacks.at-least-once, callbacks.resend, callbacks.program-routes, callbacks.sender.
  it('is sent with a signature, and can be sent again by a user with the permission', async () => {
    const { port } = listener.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/hook`;
    const made = await act('callback-urls/actions/create-test', { product: 'PAYOUT', url });
    heard = [];
    expect((await act(`callback-urls/${made.json.id}/actions/test`)).status).toBe(200);
    const callback = await until(async () =>
      (await list('callbacks')).find(
        (row: { product: string; status: string }) => row.product === 'PAYOUT' && row.status === 'COMPLETED',
      ),
    );
    expect(callback).toMatchObject({ url, answer: '200', attempts: 1 });
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    const { public_key } = (await owner.request('/api/callback_key')).json;
    const signed = Buffer.from(`${headers['x-callback-timestamp']}.${body}`);
    expect(verify(null, signed, public_key, Buffer.from(String(headers['x-callback-signature']), 'base64'))).toBe(true);
    expect(JSON.parse(body)).toMatchObject({
      event: 'PAYOUT',
      is_test: true,
      id: callback.id,
      callback_id: callback.id,
    });

    answersWith = 503;
    const viewer = await signIn(test, 'viewer@kopi.test');
    const address = `/api/callback_requests/${callback.id}?environment=DEVELOPMENT`;
    expect((await viewer.request(address, { method: 'POST' })).status).toBe(404);
    expect((await owner.request(address, { method: 'POST' })).status).toBe(200);
    const failed = await until(async () => {
      const found = (await owner.request(`/api/callbacks/${callback.id}?environment=DEVELOPMENT`)).json;
      return found.attempts === 2 ? found : undefined;
    });
    // Rule callbacks.completed-once.
    expect(failed).toMatchObject({ answer: '503', status: 'COMPLETED' });
    const events = (await owner.request(`/api/webhooks/${callback.id}/events?environment=DEVELOPMENT`)).json;
    expect(events.map((event: object) => event)).toMatchObject([
      { status: 'FAILED', answer: '503', sender: 'owner@kopi.test' },
      { status: 'COMPLETED', answer: '200', sender: 'owner@kopi.test' },
    ]);
    answersWith = 200;
  });

  // Rule callbacks.response-code.
  it('shows why there was no response instead of a code', async () => {
    const url = 'http://127.0.0.1:1/closed';
    const made = await act('callback-urls/actions/create-test', { product: 'REFUND', url });
    expect((await act(`callback-urls/${made.json.id}/actions/test`)).status).toBe(200);
    const callback = await until(async () =>
      (await list('callbacks')).find((row: { url: string; attempts: number }) => row.url === url && row.attempts === 1),
    );
    expect(callback).toMatchObject({ answer: callback.error_code, error_code: expect.stringMatching(/^[A-Z_]+$/) });
    const detail = (await owner.request(`/api/callbacks/${callback.id}?environment=DEVELOPMENT`)).json;
    expect(detail).toMatchObject({ answer: callback.error_code });
  });

  // Rule callbacks.resend.
  it('is sent again from one of its deliveries, with an error where no URL is set any more', async () => {
    const { port } = listener.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/again`;
    const made = await act('callback-urls/actions/create-test', { product: 'BATCH_DISBURSEMENT', url });
    expect((await act(`callback-urls/${made.json.id}/actions/test`)).status).toBe(200);
    // A second test so soon is refused: each takes a place in the queue.
    const soon = await act(`callback-urls/${made.json.id}/actions/test`);
    expect([soon.status, Number(soon.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    const delivered = (attempts: number) =>
      until(async () =>
        (await list('callbacks')).find(
          (row: { url: string; attempts: number; status: string }) =>
            row.url === url && row.attempts === attempts && row.status === 'COMPLETED',
        ),
      );
    const { id } = await delivered(1);
    const [event] = (await owner.request(`/api/webhooks/${id}/events?environment=DEVELOPMENT`)).json;
    expect((await act(`callback-events/${event.id}/actions/resend`)).status).toBe(200);
    await delivered(2);

    expect((await act(`callback-urls/${made.json.id}/actions/remove`)).status).toBe(200);
    expect((await list('callback-urls')).map((row: { id: string }) => row.id)).not.toContain(made.json.id);
    for (const address of [`callbacks/${id}`, `callback-events/${event.id}`]) {
      const refused = await act(`${address}/actions/resend`);
      expect([refused.status, refused.json.error_code]).toEqual([409, 'CALLBACK_URL_NOT_SET_ERROR']);
    }
  });

  // Rule callbacks.resend.
  it('is hidden from editors, except in the white-label brand', async () => {
    const editor = await signIn(test, 'editor@kopi.test');
    expect((await editor.request('/api/callbacks?environment=PRODUCTION')).status).toBe(404);
    const RESEND = ['resend', 'resend-selected'];
    const who = { permission: ['can_edit'], country: ['ID'], entity: ['main'], environment: ['PRODUCTION'] } as const;
    const actions = (brand: string) =>
      test.config
        .resolve(brand, {
          ...who,
          brand: [brand],
          flag: [],
          account: ['regular'],
          status: ['LIVE'],
          excluded_page: [],
          internal: false,
        })
        .access.get('callbacks')
        ?.actions.map(({ id }) => id);
    expect(['main', 'mitra', 'arunika'].map(actions)).toEqual([undefined, RESEND, RESEND]);
  });
});

// Rule api-keys.whitelist.
describe('the IP whitelist', () => {
  // Rule forms.ip-or-range.
  it('accepts addresses and ranges, and removes them', async () => {
    const wrong = await act('ip-whitelist/actions/create', { cidr: '300.1.1.1' });
    expect([wrong.status, wrong.json.errors[0].field]).toEqual([400, 'cidr']);
    const { json } = await act('ip-whitelist/actions/create', { cidr: '203.0.113.7/28' });
    expect((await list('ip-whitelist'))[0]).toMatchObject({ id: json.id, cidr: '203.0.113.0/28' });
    expect((await act(`ip-whitelist/${json.id}/actions/delete`)).status).toBe(200);
    expect((await list('ip-whitelist')).map(({ id }: { id: string }) => id)).not.toContain(json.id);
  });

  // Rule api-keys.whitelist-once, forms.ip-or-range.
  it('has an address or a range once, however it is written', async () => {
    const add = (cidr: string) => act('ip-whitelist/actions/create', { cidr });
    const same = [
      ['198.18.7.9', '198.18.7.9/32', '::ffff:198.18.7.9', '::ffff:c612:709', '::ffff:198.18.7.9/128'],
      ['198.18.8.0/24', '198.18.8.77/24', '::ffff:198.18.8.0/120'],
      ['2001:db8::7', '2001:DB8:0:0::7', '2001:db8::7/128', '2001:db8::0:7'],
      ['2001:db8:1::/48', '2001:db8:1:0:0:0:0:9/48'],
    ];
    for (const [first = '', ...others] of same) {
      const { status, json } = await add(first);
      expect([status, first]).toEqual([200, first]);
      for (const cidr of [first, ...others]) {
        const refused = await add(cidr);
        expect([refused.status, refused.json.errors], cidr).toEqual([
          400,
          [expect.objectContaining({ field: 'cidr', code: 'duplicate' })],
        ]);
      }
      const removed = await act(`ip-whitelist/${json.id}/actions/delete`);
      expect(removed.status).toBe(200);
      const again = await add(others.at(-1) ?? '');
      expect([again.status, (await list('ip-whitelist'))[0].cidr]).toEqual([200, first]);
      // The removal is not undone once the address is there again.
      const undo = {
        business_id: business,
        environment: 'DEVELOPMENT' as const,
        token: removed.json.undo.token,
      } as const;
      const undone = await write(owner, '/api/undo', undo);
      expect([undone.status, undone.json.errors?.[0].code], first).toEqual([400, 'duplicate']);
      expect((await act(`ip-whitelist/${again.json.id}/actions/delete`)).status).toBe(200);
    }
    // Part of another range, and several at the same moment.
    for (const cidr of ['198.18.0.0/16', '198.18.7.0/24']) expect((await add(cidr)).status).toBe(200);
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => add('198.18.9.9')))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });
});
