import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, requestWithoutSession, startTestApp, type TestApp, type TestResponse } from '../helpers/testApp.ts';

/** What a script of a page may send to ask for tokens. */
const WANTS_TOKENS = { 'x-new-authentication': 'true', 'x-csrf-protection': '1' };
const PAGE = { 'x-csrf-protection': '1' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function post(url: string, payload: object, headers: Record<string, string>): Promise<TestResponse> {
  return requestWithoutSession(test, url, { method: 'POST', payload, headers });
}

function cookieOf({ headers }: TestResponse, name: string): string {
  const all = [headers['set-cookie'] ?? []].flat() as string[];
  const found = all.find((text) => text.startsWith(`${name}=`))?.split(';', 1)[0] ?? '';
  expect(found, `cookie ${name}`).toMatch(/=.{43}$/);
  return found;
}

/** The tokens that an answer gives to scripts, in its body or its headers. */
function tokensIn({ json, headers }: TestResponse): string[] {
  const { 'set-cookie': _cookies, ...readable } = headers;
  return JSON.stringify([json, readable]).match(/(?<=")[\w-]{43}(?=")/g) ?? [];
}

async function signInByCookie(email = 'owner@kopi.test'): Promise<string> {
  return cookieOf(await post('/api/sessions', { email, password: PASSWORD }, PAGE), 'session');
}

async function businessOf(cookie: string): Promise<string> {
  return (await requestWithoutSession(test, '/api/console', { headers: { cookie } })).json.business.id;
}

// Rule session.variant-is-kept.
describe('a session by cookie', () => {
  // Rule routes.switch-business.
  it.each(['/api/switch-business', '/api/switch_business!'])('gets no tokens from %s', async (url) => {
    const cookie = await signInByCookie();
    const headers = { ...WANTS_TOKENS, cookie };
    for (const sent of [headers, { ...headers, 'x-refresh-cookie': 'true' }]) {
      const business_id = await businessOf(cookie);
      const moved = await post(url, { business_id }, { ...sent, cookie: await signInByCookie() });
      expect(moved.status).toBe(200);
      expect(Object.keys(moved.json)).toEqual(['session_expires']);
      expect(tokensIn(moved)).toEqual([]);
      expect(await businessOf(cookieOf(moved, 'session'))).toBe(business_id);
    }
  });

  it('gets no tokens by two-step verification of a sign-in that began by cookie', async () => {
    const began = await post('/api/sessions', { email: 'mfa@kopi.test', password: PASSWORD }, PAGE);
    const { challenge } = began.json.mfa;
    const proved = await post('/api/mfa_backup_code', { challenge, code: 'kopi-kopi-kopi-aaaa' }, WANTS_TOKENS);
    expect([proved.status, tokensIn(proved)]).toEqual([200, []]);
    expect(await businessOf(cookieOf(proved, 'session'))).toMatch(/^biz_/);
  });

  it('cannot be used as a refresh token, nor as an access token', async () => {
    const cookie = await signInByCookie();
    const [, token = ''] = cookie.split('=');
    const renewed = await post('/api/auth/token/refresh', { refresh_token: token }, { ...WANTS_TOKENS, cookie });
    expect([renewed.status, tokensIn(renewed)]).toEqual([401, []]);
    const headers = { ...WANTS_TOKENS, authorization: `Bearer ${token}` };
    const response = await requestWithoutSession(test, '/api/console', { headers });
    expect(response.json.error_code).toBe('INVALIDATED_TOKEN');
  });

  it('gets no tokens from any write, with any headers', async () => {
    const cookie = await signInByCookie();
    const writes = test.app.declaredRoutes.filter(
      ({ method, url }) =>
        method === 'POST' && url.startsWith('/api/') && !url.includes(':') && !url.includes('logout'),
    );
    expect(writes.length).toBeGreaterThan(20);
    for (const { url } of writes) {
      const answer = await post(url, {}, { ...WANTS_TOKENS, cookie });
      expect(Object.keys(answer.json ?? {}), url).not.toEqual(expect.arrayContaining(['access_token']));
    }
  });
});

describe('a session whose refresh token is in a cookie', () => {
  const wanted = { ...WANTS_TOKENS, 'x-refresh-cookie': 'true' };

  it('keeps it there through renewals and switches, with and without the header', async () => {
    const signedIn = await post('/api/auth/email', { email: 'owner@kopi.test', password: PASSWORD }, wanted);
    expect(Object.keys(signedIn.json)).not.toContain('refresh_token');
    const cookie = cookieOf(signedIn, 'refresh');
    const renewed = await post('/api/auth/token/refresh', {}, { ...WANTS_TOKENS, cookie });
    expect([renewed.status, Object.keys(renewed.json).includes('refresh_token')]).toEqual([200, false]);
    const authorization = `Bearer ${renewed.json.access_token}`;
    const { json } = await requestWithoutSession(test, '/api/console', { headers: { authorization } });
    const switched = await post(
      '/api/switch-business',
      { business_id: json.business.id },
      { ...WANTS_TOKENS, authorization },
    );
    expect([switched.status, Object.keys(switched.json).includes('refresh_token')]).toEqual([200, false]);
    expect(cookieOf(switched, 'refresh')).not.toBe(cookie);
  });
});

describe('a session by tokens', () => {
  it('gets tokens at a switch, without a header', async () => {
    const signedIn = await post('/api/auth/email', { email: 'owner@kopi.test', password: PASSWORD }, {});
    const authorization = `Bearer ${signedIn.json.access_token}`;
    const { json } = await requestWithoutSession(test, '/api/console', { headers: { authorization } });
    const moved = await post('/api/switch-business', { business_id: json.business.id }, { authorization });
    expect(moved.json).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
  });
});
