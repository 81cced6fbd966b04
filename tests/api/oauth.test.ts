import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

const REDIRECT = 'https://buku-rapi.example/beranda/kembali';

let test: TestApp;
let owner: Person;
let businessId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  businessId = (await owner.request('/api/console?environment=DEVELOPMENT')).json.business.id;
});
afterAll(() => test.close());

/** The authorization request of an application, and its PKCE verifier. */
function application(change: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    client_id: 'buku-rapi',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'read:BALANCE write:CUSTOMERS',
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  };
  return { verifier, request };
}

function decide(request: object, decision: 'ALLOW' | 'DENY' = 'ALLOW', person = owner): Promise<TestResponse> {
  const payload = { ...request, decision, business_id: businessId, environment: 'DEVELOPMENT' };
  return person.request('/api/oauth/authorize', { method: 'POST', payload });
}

/** As applications send it: a form. */
function exchange(code: string | null, verifier: string, change: Record<string, string> = {}): Promise<TestResponse> {
  const form = {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: REDIRECT,
    client_id: 'buku-rapi',
    code_verifier: verifier,
    ...change,
  };
  return requestWithoutSession(test, '/api/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

function codeIn({ json }: TestResponse): string | null {
  return new URL(json.redirect_to).searchParams.get('code');
}

describe('a third-party application', () => {
  // Rule api-keys.oauth.
  it('gets a key for the requested scopes, which the business sees and revokes', async () => {
    const { request, verifier } = application();
    const view = await owner.request(
      `/api/oauth/authorize?${new URLSearchParams({ ...request, environment: 'DEVELOPMENT' })}`,
    );
    expect(view.json).toMatchObject({
      application: { name: 'Buku Rapi', host: 'buku-rapi.example' },
      business: { id: businessId, name: 'Kopi Nusantara' },
      environment: 'DEVELOPMENT',
      reads: ['BALANCE'],
      writes: ['CUSTOMERS'],
      may_grant: true,
    });
    const decided = await decide(request);
    const back = new URL(decided.json.redirect_to);
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([REDIRECT, 'state-1']);
    const given = await exchange(codeIn(decided), verifier);
    expect(given.json).toMatchObject({ token_type: 'Bearer', scope: 'read:BALANCE write:CUSTOMERS' });
    const errorOf = async (url: string) => {
      const headers = { authorization: `Bearer ${given.json.access_token}` };
      const answer = await test.app.inject({ url, headers, remoteAddress: '203.0.113.10' });
      return answer.statusCode === 200 ? 200 : answer.json().error_code;
    };
    expect([
      await errorOf('/api/transactions'),
      await errorOf('/api/customers'),
      await errorOf('/api/invoices'),
      await errorOf('/api/console'),
    ]).toEqual([200, 200, 'AUTHORIZATION_ERROR', 'DATA_NOT_FOUND_ERROR']);
    const keys = (await owner.request('/api/api-keys?environment=DEVELOPMENT')).json;
    const key = keys.find(({ name }: { name: string }) => name === 'Buku Rapi');
    const gone = await owner.request(`/api/api-keys/${key.id}/actions/delete?environment=DEVELOPMENT`, {
      method: 'POST',
      headers: { 'idempotency-key': 'oauth-gone' },
      payload: { business_id: businessId, environment: 'DEVELOPMENT' },
    });
    expect(gone.status).toBe(200);
    expect(await errorOf('/api/transactions')).toBe('AUTHENTICATION_ERROR');
  });

  it('gets access_denied and no code when the user denies it', async () => {
    const { request } = application();
    const back = new URL((await decide(request, 'DENY')).json.redirect_to);
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'state-1' });
  });

  it('gets no key with a used or expired code, a code of another application, or without the PKCE verifier', async () => {
    const code = async () => {
      const { request, verifier } = application();
      return { code: codeIn(await decide(request)), verifier };
    };
    const errorOf = async (answer: Promise<TestResponse>) => (await answer).json.error_code ?? 'given';
    const used = await code();
    expect([
      await errorOf(exchange(used.code, used.verifier)),
      await errorOf(exchange(used.code, used.verifier)),
    ]).toEqual(['given', 'OAUTH_CODE_NOT_VALID_ERROR']);
    const guessed = await code();
    expect(await errorOf(exchange(guessed.code, randomBytes(32).toString('base64url')))).toBe(
      'OAUTH_CODE_NOT_VALID_ERROR',
    );
    expect(await errorOf(exchange(guessed.code, guessed.verifier))).toBe('OAUTH_CODE_NOT_VALID_ERROR');
    const other = await code();
    expect(await errorOf(exchange(other.code, other.verifier, { client_id: 'kasir-cepat' }))).toBe(
      'OAUTH_CODE_NOT_VALID_ERROR',
    );
    const old = await code();
    test.travel(61);
    expect(await errorOf(exchange(old.code, old.verifier))).toBe('OAUTH_CODE_NOT_VALID_ERROR');
    test.travel(0);
    const race = await code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(race.code, race.verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['client_id', 'no-such-application'],
    ['redirect_uri', 'https://attacker.example/'],
    ['redirect_uri', `${REDIRECT}/../x`],
    ['redirect_uri', `${REDIRECT}?x=1`],
    ['scope', 'read:BALANCE write:SEND_MONEY'],
    ['scope', ''],
    ['scope', 'read:EVERYTHING'],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
  ])('is rejected with %s %s, and the user is not redirected', async (name, value) => {
    const { request } = application({ [name]: value });
    for (const answer of [
      await decide(request),
      await owner.request(`/api/oauth/authorize?${new URLSearchParams(request)}`),
    ]) {
      expect([answer.status, answer.json.error_code, answer.json.redirect_to]).toEqual([
        400,
        'API_VALIDATION_ERROR',
        undefined,
      ]);
    }
  });

  it('gets no code from a user who may not create keys, nor for another business than the screen’s', async () => {
    const { request } = application();
    const viewer = await signIn(test, 'viewer@kopi.test');
    const view = await viewer.request(`/api/oauth/authorize?${new URLSearchParams(request)}`);
    expect(view.json.may_grant).toBe(false);
    expect((await decide(request, 'ALLOW', viewer)).status).toBe(404);
    const payload = {
      ...request,
      decision: 'ALLOW',
      business_id: 'biz_00000000000000000000000000000000',
      environment: 'DEVELOPMENT',
    };
    const elsewhere = await owner.request('/api/oauth/authorize', { method: 'POST', payload });
    expect(elsewhere.json.error_code).toBe('CONTEXT_CHANGED_ERROR');
  });
});
