import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PASSWORD,
  type Person,
  personWith,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

/** 1,860,000 ms since the last action. */
const IDLE_SECONDS = 1860;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function refresh(token: string | undefined, app = test, remoteAddress = '127.0.0.1'): Promise<TestResponse> {
  const payload = { refresh_token: token };
  return requestWithoutSession(app, '/api/auth/token/refresh', { method: 'POST', payload, remoteAddress });
}

async function codeOf(answer: Promise<TestResponse>): Promise<string | number> {
  const { status, json } = await answer;
  return json?.error_code ?? status;
}

/** The flags of a cookie that an answer sets, by its name. */
function cookieOf({ headers }: TestResponse, name: string): { value: string; flags: string[] } | undefined {
  const all = [headers['set-cookie'] ?? []].flat() as string[];
  const [pair = '', ...flags] = all.find((text) => text.startsWith(`${name}=`))?.split('; ') ?? [];
  return pair === '' ? undefined : { value: pair.slice(name.length + 1), flags };
}

describe('tokens', () => {
  it('are renewed after 15 minutes; former access tokens stay valid until they expire', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    test.travel(600);
    const renewed = await refresh(owner.tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(await codeOf(owner.request('/api/console'))).toBe(200);
    test.travel(901);
    expect(await codeOf(owner.request('/api/console'))).toBe('JWT_EXPIRED_ERROR');
    expect(await codeOf(personWith(test.app, renewed.json).request('/api/console'))).toBe(200);
    test.travel(0);
  });

  // Rule session.refresh-reuse.
  it('of a reused refresh token are rejected, with the whole family', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const stolen = owner.tokens.refresh_token;
    const renewed = await refresh(stolen);
    const thief = personWith(test.app, renewed.json);
    test.travel(11);
    expect(await codeOf(refresh(stolen))).toBe('INVALIDATED_TOKEN');
    expect(await codeOf(thief.request('/api/console'))).toBe('INVALIDATED_TOKEN');
    expect(await codeOf(owner.request('/api/console'))).toBe('INVALIDATED_TOKEN');
    expect(await codeOf(refresh(renewed.json.refresh_token))).toBe('INVALIDATED_TOKEN');
    test.travel(0);
    const admin = await signIn(test, 'admin@kopi.test');
    const logs = await admin.request(
      `/api/activity-logs?${new URLSearchParams({ filter: '{"action":["SESSION_REVOKED"]}', environment: 'PRODUCTION' })}`,
    );
    expect(logs.json).toHaveLength(1);
    expect(logs.json[0]).toMatchObject({ actor_email: 'owner@kopi.test' });
  });

  it('are returned to 16 requests at the same moment, and the session continues', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const answers = await Promise.all(Array.from({ length: 16 }, () => refresh(owner.tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(new Set(answers.map(({ json }) => json.access_token)).size).toBe(16);
    const renewed = await Promise.all(
      answers.map(({ json }) => personWith(test.app, json).request('/api/user/businesses')),
    );
    expect(renewed.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const { rows } = await test.database.pool.query('select count(distinct session_id)::int as n from session_tokens');
    const again = await refresh(answers[3]?.json.refresh_token);
    expect(again.status).toBe(200);
    expect(
      (await test.database.pool.query('select count(distinct session_id)::int as n from session_tokens')).rows,
    ).toEqual(rows);
  });

  // Rule session.permissions-not-in-token.
  it('that are altered, of another kind or of another algorithm are rejected', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const { access_token: access = '', refresh_token: renewal = '' } = owner.tokens;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"owner@kopi.test"}').toString('base64url')}.`;
    const flipped = (access[0] === 'A' ? 'B' : 'A') + access.slice(1);
    for (const token of [
      renewal,
      flipped,
      access.slice(1),
      `${access}A`,
      access.toLowerCase(),
      unsigned,
      `${unsigned}x`,
    ]) {
      expect(
        await codeOf(personWith(test.app, { ...owner.tokens, access_token: token }).request('/api/console')),
        token,
      ).toBe('INVALIDATED_TOKEN');
    }
    for (const token of [access, flipped, unsigned]) expect(await codeOf(refresh(token))).toBe('INVALIDATED_TOKEN');
    const asCookie = { cookie: `session=${access}` };
    expect(await codeOf(requestWithoutSession(test, '/api/console', { headers: asCookie }))).toBe('INVALIDATED_TOKEN');
    expect(await codeOf(owner.request('/api/console'))).toBe(200);
  });

  it('end with their session at sign-out, and cannot be renewed', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const renewed = (await refresh(owner.tokens.refresh_token)).json;
    expect((await owner.request('/api/logout', { method: 'POST' })).status).toBe(200);
    expect(await codeOf(personWith(test.app, renewed).request('/api/console'))).toBe('INVALIDATED_TOKEN');
    expect(await codeOf(refresh(renewed.refresh_token))).toBe('INVALIDATED_TOKEN');
  });

  it('keep the refresh token out of reach of scripts where the browser requests it', async () => {
    const browserHeaders = { 'x-refresh-cookie': 'true', 'x-csrf-protection': '1', 'x-new-authentication': 'true' };
    const payload = { email: 'owner@kopi.test', password: PASSWORD };
    const signedIn = await requestWithoutSession(test, '/api/auth/email', {
      method: 'POST',
      payload,
      headers: browserHeaders,
    });
    expect(Object.keys(signedIn.json)).not.toContain('refresh_token');
    const kept = cookieOf(signedIn, 'refresh');
    expect(kept?.flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth/token']));
    const cookie = `refresh=${kept?.value}`;
    const elsewhere = { ...browserHeaders, cookie, 'sec-fetch-site': 'cross-site' };
    const url = '/api/auth/token/refresh';
    expect(await codeOf(requestWithoutSession(test, url, { method: 'POST', payload: {}, headers: elsewhere }))).toBe(
      'CSRF_ERROR',
    );
    const renewed = await requestWithoutSession(test, url, {
      method: 'POST',
      payload: {},
      headers: { ...browserHeaders, cookie },
    });
    expect(renewed.status).toBe(200);
    expect(cookieOf(renewed, 'refresh')?.value).not.toBe(kept?.value);
    expect(await codeOf(personWith(test.app, renewed.json).request('/api/console'))).toBe(200);
  });
});

// Rule session.idle.
describe('being idle', () => {
  it.each(['/api/transactions', '/api/user/businesses'])(
    'ends a session 1,860,000 ms after %s, and not a second before',
    async (url) => {
      const owner = await signIn(test, 'owner@kopi.test');
      test.travel(60);
      expect((await owner.request(url)).headers['x-session-idle']).toBe('1860000');
      const renewal = await refresh(owner.tokens.refresh_token);
      test.travel(60 + IDLE_SECONDS - 1);
      const late = await refresh(renewal.json.refresh_token);
      expect(late.status).toBe(200);
      test.travel(60 + IDLE_SECONDS + 1);
      // Renewing is nothing that a person does.
      expect(await codeOf(personWith(test.app, late.json).request(url))).toBe('INVALIDATED_TOKEN');
      expect(await codeOf(refresh(late.json.refresh_token))).toBe('INVALIDATED_TOKEN');
      test.travel(0);
    },
  );

  // Rule session.idle.
  it('ends a session earlier with card data, with any other requests of the screen', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    test.travel(2);
    expect((await owner.request('/api/credit-card-payments')).headers['x-session-idle']).toBe('900000');
    await owner.request('/api/user/businesses');
    test.travel(2 + 901);
    expect(await codeOf(owner.request('/api/user/businesses'))).toBe('INVALIDATED_TOKEN');
    test.travel(0);
  });

  // Rule session.background-is-no-action.
  it('is not reset by requests that a page sends by itself', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    test.travel(800);
    await owner.request('/api/transactions', { headers: { 'x-background': 'true' } });
    const renewed = await refresh(owner.tokens.refresh_token);
    test.travel(IDLE_SECONDS + 1);
    expect(await codeOf(personWith(test.app, renewed.json).request('/api/transactions'))).toBe('INVALIDATED_TOKEN');
    test.travel(0);
  });

  // Rule session.absolute-end.
  it('ends 24 hours after signing in, also for an active user', async () => {
    let person: Person = await signIn(test, 'owner@kopi.test');
    for (let seconds = 800; seconds < 86_400; seconds += 800) {
      test.travel(seconds);
      await person.request('/api/user/businesses');
      // A day's renewals take seconds here, so they come from an address of their own: an address has 120 a minute.
      const renewed = await refresh(person.tokens.refresh_token, test, '203.0.113.24');
      expect(renewed.status).toBe(200);
      person = personWith(test.app, renewed.json);
    }
    test.travel(86_380);
    expect(await codeOf(person.request('/api/user/businesses'))).toBe(200);
    test.travel(86_401);
    expect(await codeOf(person.request('/api/user/businesses'))).toBe('INVALIDATED_TOKEN');
    test.travel(0);
  });
});

describe.each(['cookie', 'tokens'] as const)('a session by %s', (variant) => {
  /** A user at a browser, signed in by cookie or tokens as the deployment says. */
  interface Browser {
    request(
      url: string,
      options?: { method?: 'POST' | 'DELETE' | 'PATCH'; payload?: object; headers?: Record<string, string> },
    ): Promise<TestResponse>;
    opener: string;
  }

  async function enter(app = test, before: Record<string, string> = {}): Promise<Browser> {
    const payload = { email: 'owner@kopi.test', password: PASSWORD };
    if (variant === 'tokens') {
      const person = await signIn(app, payload.email);
      return { request: (url, options = {}) => person.request(url, options), opener: person.tokens.access_token };
    }
    const headers = { 'x-csrf-protection': '1', ...before };
    const answer = await requestWithoutSession(app, '/api/sessions', { method: 'POST', payload, headers });
    const opener = cookieOf(answer, 'session')?.value ?? '';
    expect(JSON.stringify(answer.json)).not.toContain(opener);
    return browserWith(app, opener);
  }

  function browserWith(app: TestApp, opener: string): Browser {
    const own = { 'x-csrf-protection': '1', cookie: `session=${opener}`, 'sec-fetch-site': 'same-origin' };
    return {
      opener,
      request: (url, options = {}) =>
        requestWithoutSession(app, url, { method: 'GET', ...options, headers: { ...own, ...options.headers } }),
    };
  }

  // Rule routes.sign-in.
  it('opens the console, writes, and ends at sign-out', async () => {
    const owner = await enter();
    expect((await owner.request('/api/console')).json.business.name).toBe('Kopi Nusantara');
    expect((await owner.request('/api/user', { method: 'PATCH', payload: { preferred_language: 'en' } })).status).toBe(
      200,
    );
    expect((await owner.request('/api/logout', { method: 'POST' })).status).toBe(200);
    expect(await codeOf(owner.request('/api/console'))).toBe('INVALIDATED_TOKEN');
  });

  // Rule session.new-at-sign-in.
  it('is always a new one: the former cookie or tokens of the browser are no longer valid', async () => {
    const first = await enter();
    const second = await enter(test, { cookie: `session=${first.opener}` });
    expect(second.opener).not.toBe(first.opener);
    const planted = await enter(test, { cookie: `session=${'A'.repeat(43)}` });
    expect(planted.opener).not.toBe('A'.repeat(43));
  });

  it('switches to another business with a new token; requests of the former page are rejected', async () => {
    const owner = await enter();
    const { business } = (await owner.request('/api/console')).json;
    const manila = (await owner.request('/api/user/businesses')).json.find(
      (each: { business_name: string }) => each.business_name === 'Manila Goods',
    );
    const address = variant === 'cookie' ? '/api/switch_business!' : '/api/switch-business';
    const moved = await owner.request(address, { method: 'POST', payload: { business_id: manila.business_id } });
    expect(await codeOf(owner.request('/api/console'))).toBe('INVALIDATED_TOKEN');
    const opener = cookieOf(moved, 'session')?.value ?? '';
    const there: Pick<Browser, 'request'> =
      variant === 'cookie' ? browserWith(test, opener) : personWith(test.app, moved.json);
    expect((await there.request('/api/console')).json.business.name).toBe('Manila Goods');
    const write = { business_id: business.id, environment: 'PRODUCTION', input: {} };
    const options = { method: 'POST' as const, payload: write, headers: { 'idempotency-key': `switch-${variant}` } };
    expect(await codeOf(there.request('/api/customers/actions/create', options))).toBe('CONTEXT_CHANGED_ERROR');
  });

  // Rule session.deleted-user.
  it('ends in every process when the user is deleted or loses the business', async () => {
    const beside = await startTestApp({ beside: test });
    const email = variant === 'cookie' ? 'owner@kopi.test' : 'viewer@kopi.test';
    const owner = variant === 'cookie' ? await enter() : await signIn(test, email);
    const opener = 'opener' in owner ? owner.opener : owner.tokens.access_token;
    const there: Pick<Browser, 'request'> =
      variant === 'cookie' ? browserWith(beside, opener) : personWith(beside.app, (owner as Person).tokens);
    expect(await codeOf(there.request('/api/console'))).toBe(200);
    const who = '(select user_id from user_emails where email = $1)';
    await test.database.pool.query(`update users set status = 'DELETED' where user_id = ${who}`, [email]);
    expect(await codeOf(there.request('/api/console'))).toBe('INVALIDATED_TOKEN');
    await test.database.pool.query(`update users set status = 'ACTIVE' where user_id = ${who}`, [email]);
    expect(await codeOf(there.request('/api/console'))).toBe(200);
    const { rows } = await test.database.pool.query(`delete from memberships where user_id = ${who} returning *`, [
      email,
    ]);
    expect(await codeOf(there.request('/api/console'))).toBe('USER_BUSINESS_NOT_FOUND_ERROR');
    for (const row of rows) {
      const names = Object.keys(row);
      await test.database.pool.query(
        `insert into memberships (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
        Object.values(row),
      );
    }
    await beside.app.close();
  });
});

describe('a cookie', () => {
  const payload = { email: 'owner@kopi.test', password: PASSWORD };

  it.each([
    [false, 'session', ['HttpOnly', 'SameSite=Strict', 'Path=/']],
    [true, '__Host-session', ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure']],
  ])('in production %s is %s, and no script or other site reads it', async (production, name, flags) => {
    const app = await startTestApp({ beside: test, env: { production } });
    const answer = await requestWithoutSession(app, '/api/sessions', {
      method: 'POST',
      payload,
      headers: { 'x-csrf-protection': '1' },
    });
    expect(cookieOf(answer, name)?.flags).toEqual(expect.arrayContaining(flags));
    expect(cookieOf(answer, name)?.flags.some((flag) => flag.startsWith('Domain'))).toBe(false);
    await app.app.close();
  });

  // Rule session.cookie-variant.
  it('is accepted for writes of our own pages alone', async () => {
    const answer = await requestWithoutSession(test, '/api/sessions', {
      method: 'POST',
      payload,
      headers: { 'x-csrf-protection': '1' },
    });
    const cookie = `session=${cookieOf(answer, 'session')?.value}`;
    const change = { method: 'PATCH' as const, payload: { preferred_language: 'en' } };
    const refused: Record<string, string>[] = [
      {},
      { 'x-csrf-protection': '1', 'sec-fetch-site': 'cross-site' },
      { 'x-csrf-protection': '1', 'sec-fetch-site': 'same-site' },
      { 'x-csrf-protection': '1', origin: 'https://attacker.example' },
      { 'x-csrf-protection': '1', origin: 'null' },
      { origin: 'http://localhost:80' },
    ];
    for (const headers of refused) {
      expect(
        await codeOf(requestWithoutSession(test, '/api/user', { ...change, headers: { cookie, ...headers } })),
        JSON.stringify(headers),
      ).toBe('CSRF_ERROR');
    }
    expect(await codeOf(requestWithoutSession(test, '/api/sessions', { method: 'POST', payload }))).toBe('CSRF_ERROR');
    const own = { cookie, 'x-csrf-protection': '1', origin: 'http://localhost:80', host: 'localhost:80' };
    expect(await codeOf(requestWithoutSession(test, '/api/user', { ...change, headers: own }))).toBe(200);
    const noBearer = { cookie, authorization: 'Bearer x' };
    expect(await codeOf(requestWithoutSession(test, '/api/console', { headers: noBearer }))).toBe('INVALIDATED_TOKEN');
  });

  it('is deleted at sign-out', async () => {
    const headers = { 'x-csrf-protection': '1' };
    const answer = await requestWithoutSession(test, '/api/sessions', { method: 'POST', payload, headers });
    const cookie = `session=${cookieOf(answer, 'session')?.value}`;
    const out = await requestWithoutSession(test, '/api/logout', { method: 'POST', headers: { ...headers, cookie } });
    expect(cookieOf(out, 'session')).toMatchObject({ value: '' });
    expect(await codeOf(requestWithoutSession(test, '/api/console', { headers: { cookie } }))).toBe(
      'INVALIDATED_TOKEN',
    );
  });
});
