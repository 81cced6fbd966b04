import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

describe('GET /api/console', () => {
  // Rule navigation.shell-order.
  it('returns the screens that the user may see, with paths and API paths', async () => {
    const { status, json } = await owner.request('/api/console');
    expect(status).toBe(200);
    expect(json.resources.transactions).toMatchObject({ path: '/transactions-new', api: '/api/transactions' });
    expect(json).toMatchObject({ home: '/home', environment: 'PRODUCTION', can_use_live: true, brand: { id: 'main' } });
    // Who has which is walked in tests/config/access-rules.test.ts.
    expect(Object.keys(json.resources)).toEqual(expect.arrayContaining(['balance', 'invoices', 'transactions']));
    expect(Object.keys(json.resources)).not.toContain('ereceipts');
  });

  it('answers 304 while nothing has changed', async () => {
    const { headers } = await owner.request('/api/console');
    const again = await owner.request('/api/console', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.json]).toEqual([304, '']);
    const other = await owner.request('/api/console?environment=DEVELOPMENT', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(other.status).toBe(200);
  });

  // Rule modes.cookie.
  it('keeps the environment in a cookie for a day', async () => {
    const { headers } = await owner.request('/api/console?environment=DEVELOPMENT');
    expect(String(headers['set-cookie'])).toMatch(/^environment=DEVELOPMENT; Max-Age=86400; Path=\/; SameSite=Strict/);
  });

  // Rule navigation.root.
  it('redirects a user without open screens to their own profile', async () => {
    const approver = await signIn(test, 'approver@kopi.test');
    await test.database.pool.query(
      `update memberships set can_approve = false
       where user_id = (select user_id from user_emails where email = 'approver@kopi.test')`,
    );
    const { json } = await approver.request('/api/console');
    expect([json.home, json.navigation, json.resources]).toEqual(['/settings/profile', [], {}]);
  });

  // Rule notices.problem-of-config.
  it('shows the problems of a rejected config to our own staff only', async () => {
    test.config.refuse([
      {
        place: { file: 'config/x.yaml', line: 1, column: 2 },
        code: 'unknown-key',
        what: 'There is no key colour.',
        fix: 'Take it away.',
      },
    ]);
    expect((await owner.request('/api/console')).json.problems).toBeUndefined();
    await test.database.pool.query("update businesses set internal = true where name = 'Pasar Digital'");
    const staff = await signIn(test, 'owner@pasar.test');
    expect((await staff.request('/api/console')).json.problems).toEqual([
      'config/x.yaml:1:2  unknown-key\n  There is no key colour.\n  Take it away.',
    ]);
  });
});

describe('GET /api/messages', () => {
  it('returns the brand’s texts, in both languages', async () => {
    const mitra = await signIn(test, 'owner@mitra.test');
    for (const language of ['en', 'id']) {
      const base = (await owner.request(`/api/messages/${language}`)).json;
      const branded = (await mitra.request(`/api/messages/${language}`)).json;
      expect(Object.keys(base).length).toBeGreaterThan(300);
      expect(branded).not.toEqual(base);
      expect(Object.keys(base).every((key) => key in branded)).toBe(true);
    }
    expect((await owner.request('/api/messages/xx')).status).toBe(404);
  });
});

describe('public routes', () => {
  it('describe the API of every resource', async () => {
    const { status, json } = await requestWithoutSession(test, '/api/docs');
    expect(status).toBe(200);
    expect(json.openapi).toBe('3.1.0');
    expect(Object.keys(json.paths)).toEqual(
      expect.arrayContaining(['/api/auth/email', '/api/console', '/api/transactions', '/api/transactions/{id}']),
    );
    expect(Object.keys(json.paths).filter((path) => path.includes('{resource}'))).toEqual([]);
    // What config adds beside lists and details: addresses that programs know, forms, files.
    expect(json.paths['/api/xenshield/predict_reports'].get.description).toBe('The same as /api/fraud-predictions.');
    expect(json.paths['/api/businesses/predictions/export'].get.responses[200].content).toHaveProperty('text/csv');
    expect(Object.keys(json.paths)).toEqual(
      expect.arrayContaining([
        '/api/disbursements/actions/create/form',
        '/api/report-schedules/{id}/actions/edit/form',
        '/api/reports/{id}/actions/download/file',
      ]),
    );
    const { schema } = json.paths['/api/disbursements/actions/create'].post.requestBody.content['application/json'];
    expect(Object.keys(schema.properties)).toEqual(['business_id', 'environment', 'input', 'confirmation']);
    const operations = Object.values<Record<string, { operationId?: string }>>(json.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId }) => operationId ?? []);
    expect(new Set(operations).size).toBe(operations.length);
  });

  it('report a healthy server', async () => {
    expect((await requestWithoutSession(test, '/api/health')).json).toEqual({ status: 'ok' });
  });

  // Rule brands.by-host.
  it('show only the brand of the host before sign-in', async () => {
    const { json } = await requestWithoutSession(test, '/api/boot');
    expect(json.brand.id).toBe('main');
    expect(JSON.stringify(json.messages)).toContain('sign_in.');
    const pack = test.config.brand('mitra').config.brands.get('mitra')?.source.value;
    const partner = await requestWithoutSession(test, '/api/boot', { headers: { host: pack?.domains[0] ?? '' } });
    expect(partner.json.brand.id).toBe('mitra');
    expect(JSON.stringify(partner.json)).not.toContain(json.brand.name);
  });

  it('return 404 for other files', async () => {
    expect((await requestWithoutSession(test, '/brands/main/../../package.json')).status).toBe(404);
    expect((await requestWithoutSession(test, '/brands/nobody/logo.svg')).status).toBe(404);
  });
});
