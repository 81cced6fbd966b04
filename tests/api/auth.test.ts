import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, personWith, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function post(url: string, payload: object) {
  return requestWithoutSession(test, url, { method: 'POST', payload });
}

describe('signing in', () => {
  // Rule sign-in.credentials.
  it('returns tokens with their expiry', async () => {
    const { status, json } = await post('/api/auth/email', { email: ' Owner@Kopi.test ', password: PASSWORD });
    expect(status).toBe(200);
    expect(json.access_token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(json.access_token_expires)).toBeGreaterThan(Date.now());
    expect(Date.parse(json.refresh_token_expires)).toBeGreaterThan(Date.parse(json.access_token_expires));
  });

  // Rule sign-in.same-answer, security.tracing.
  it('returns the same error for a wrong password and for an unknown e-mail', async () => {
    const wrong = await post('/api/auth/email', { email: 'owner@kopi.test', password: 'wrong' });
    const unknown = await post('/api/auth/email', { email: 'nobody@kopi.test', password: 'wrong' });
    expect([wrong.status, wrong.json.request_id === unknown.json.request_id]).toEqual([401, false]);
    expect({ ...wrong.json, request_id: '' }).toEqual({ ...unknown.json, request_id: '' });
    expect(wrong.json.error_code).toBe('INVALID_CREDENTIALS_ERROR');
  });

  // Rule sign-in.same-answer.
  it('reports the removal from the last business to the user with the right password alone', async () => {
    const email = 'viewer@kopi.test';
    await test.database.pool.query(
      'delete from memberships where user_id = (select user_id from user_emails where email = $1)',
      [email],
    );
    const limits = test.config.current().limits.sign_in;
    // None of these counts: one more than would lock.
    for (let count = 0; count <= limits.wrong_tries; count += 1) {
      const { status, json } = await post('/api/auth/email', { email, password: PASSWORD });
      expect([status, json.error_code]).toEqual([403, 'USER_BUSINESS_NOT_FOUND_ERROR']);
    }
    const wrong = await post('/api/auth/email', { email, password: 'wrong' });
    const unknown = await post('/api/auth/email', { email: 'nobody@kopi.test', password: 'wrong' });
    expect({ ...wrong.json, request_id: '' }).toEqual({ ...unknown.json, request_id: '' });
    expect(wrong.status).toBe(401);
  });

  it.each([
    {},
    { email: 'owner@kopi.test' },
    { email: 'a@b.test', password: 1 },
    { email: 'a@b.test', password: 'x', role: 'admin' },
    [],
  ])('rejects the body %j with its invalid fields', async (body) => {
    const { status, json } = await post('/api/auth/email', body);
    expect(status).toBe(400);
    expect(json.error_code).toBe('API_VALIDATION_ERROR');
    expect(json.errors.length).toBeGreaterThan(0);
  });

  // Rule errors.retry-after.
  it('limits attempts from one address, and returns Retry-After', async () => {
    const answers = [];
    for (let count = 0; count < 40; count++)
      answers.push(await post('/api/auth/email', { email: 'x@y.test', password: 'x' }));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json.error_code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  let fresh: TestApp;
  beforeAll(async () => {
    fresh = await startTestApp();
  });
  afterAll(() => fresh.close());

  it('is required by every route under /api that is not public', async () => {
    const { status, json } = await requestWithoutSession(fresh, '/api/console');
    expect([status, json.error_code, json.message]).toEqual([401, 'AUTHENTICATION_ERROR', 'Please log in']);
  });

  it.each(['Bearer x', 'Basic abc', `Bearer ${'A'.repeat(43)}`, 'Bearer'])(
    'is not given to %s',
    async (authorization) => {
      const { status } = await requestWithoutSession(fresh, '/api/console', { headers: { authorization } });
      expect(status).toBe(401);
    },
  );

  it('ends at sign-out', async () => {
    const owner = await signIn(fresh, 'owner@kopi.test');
    const out = await owner.request('/api/auth/token', {
      method: 'DELETE',
      payload: { token: owner.tokens.refresh_token },
    });
    expect(out.status).toBe(200);
    expect((await owner.request('/api/console')).json.error_code).toBe('INVALIDATED_TOKEN');
  });

  // Rule modes.only-own-businesses, routes.businesses, routes.switch-business.
  it('switches to another business of the user with new tokens, and to no other business', async () => {
    const owner = await signIn(fresh, 'owner@kopi.test');
    const businesses = (await owner.request('/api/user/businesses')).json;
    expect(businesses.map((each: { business_name: string }) => each.business_name)).toEqual([
      'Kopi Nusantara',
      'Manila Goods',
    ]);
    const manila = businesses[1].business_id;
    const moved = await owner.request('/api/switch-business', { method: 'POST', payload: { business_id: manila } });
    expect(moved.status).toBe(200);
    expect((await owner.request('/api/console')).status).toBe(401);
    const console = (await personWith(fresh.app, moved.json).request('/api/console')).json;
    expect([console.business.name, console.business.currency]).toEqual(['Manila Goods', 'PHP']);

    const warung = (await (await signIn(fresh, 'owner@warung.test')).request('/api/console')).json.business.id;
    const refused = await personWith(fresh.app, moved.json).request('/api/switch-business', {
      method: 'POST',
      payload: { business_id: warung },
    });
    expect([refused.status, refused.json.error_code]).toEqual([404, 'DATA_NOT_FOUND_ERROR']);
  });

  // Rule access.each-request.
  it('loses access with its permissions, at the next request', async () => {
    const viewer = await signIn(fresh, 'viewer@kopi.test');
    expect((await viewer.request('/api/transactions')).status).toBe(200);
    await fresh.database.pool.query(
      "update memberships set can_view = false where user_id = (select user_id from user_emails where email = 'viewer@kopi.test')",
    );
    expect((await viewer.request('/api/transactions')).status).toBe(404);
  });
});
