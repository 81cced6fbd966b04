// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse, mockFetch, type SentRequest } from '../../testing/mockFetch.ts';
import { setUpBrowser, TEST_SESSION } from '../../testing/setUpBrowser.ts';
import { download } from './download.ts';
import { clearEnvironment, storeEnvironment } from './environment.ts';
import { goWithoutConfirmation, leave } from './leave.ts';
import { onAccessChange, rememberPage } from './pageContext.ts';
import { request } from './request.ts';
import { readSession } from './storedSession.ts';

// Files of a worker share their modules: this one has its own, made with the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('./leave.ts', () => ({ leave: vi.fn(), goWithoutConfirmation: vi.fn() }));
setUpBrowser();

const left = vi.mocked(leave);
const gone = vi.mocked(goWithoutConfirmation);

function keepSession(more: Partial<typeof TEST_SESSION>): void {
  localStorage.setItem('beranda.session', JSON.stringify({ ...TEST_SESSION, ...more }));
}

const RENEWED = { ...TEST_SESSION, access_token: 'access-2', refresh_token: 'refresh-2' };

/** A server's API that knows one access token and renews once. */
function answerWith(
  validToken: string,
  renewal: { readonly status?: number; readonly body?: unknown } | 'offline' = { body: RENEWED },
) {
  return mockFetch(({ url, headers }) => {
    if (url.pathname === '/api/auth/token/refresh') return renewal;
    return headers.get('authorization') === `Bearer ${validToken}`
      ? { body: { ok: true } }
      : errorResponse(401, 'JWT_EXPIRED_ERROR');
  });
}

function renewals(sent: readonly SentRequest[]): SentRequest[] {
  return sent.filter(({ url }) => url.pathname === '/api/auth/token/refresh');
}

beforeEach(() => {
  left.mockClear();
  gone.mockClear();
  rememberPage(undefined);
  clearEnvironment();
});

describe('a request as the person signed in', () => {
  // Rule session.new-authentication-header.
  it('carries the token, the marker of the new authentication, and the environment of the cookie', async () => {
    storeEnvironment('DEVELOPMENT');
    const sent = answerWith('access-1');
    await request('/api/customers?range=[0,9]');
    const [only] = sent;
    expect(only?.headers.get('authorization')).toBe('Bearer access-1');
    expect(only?.headers.get('x-new-authentication')).toBe('true');
    expect(only?.headers.has('range')).toBe(false);
    expect(only?.url.searchParams.get('environment')).toBe('DEVELOPMENT');
    expect(only?.url.searchParams.get('range')).toBe('[0,9]');
  });

  // Rule session.expired-once.
  it('renews an expired token once for all that wait, and tries each again once', async () => {
    const sent = answerWith('access-2');
    const answers = await Promise.all([request('/api/a'), request('/api/b'), request('/api/c')]);
    expect(answers.map(({ body }) => body)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(renewals(sent)).toHaveLength(1);
    expect(renewals(sent)[0]?.body).toEqual({ refresh_token: 'refresh-1' });
    expect(readSession()).toMatchObject({ refresh_token: 'refresh-2' });
  });

  // Rule session.renewal.
  it("renews 5 seconds before the end, by the server's clock", async () => {
    // The device's clock is ten minutes behind.
    keepSession({ access_token_expires: new Date(Date.now() + 604_000).toISOString(), ...{ clock_offset: 600_000 } });
    const sent = answerWith('access-2');
    await request('/api/a');
    expect(renewals(sent)).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it('does not go on trying when the new token is refused as well', async () => {
    const sent = answerWith('access-9');
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'JWT_EXPIRED_ERROR' });
    expect(sent).toHaveLength(3);
  });

  it('ends the session when the renewal is refused', async () => {
    answerWith('access-2', { status: 401, body: { error_code: 'INVALIDATED_TOKEN' } });
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'INVALIDATED_TOKEN' });
    expect(left).toHaveBeenCalledWith('session-ended');
  });

  it('keeps the session when the renewal cannot be reached', async () => {
    answerWith('access-2', 'offline');
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(left).not.toHaveBeenCalled();
    expect(readSession()).toMatchObject({ access_token: 'access-1' });
  });

  it('takes the token that another tab has renewed meanwhile', async () => {
    const sent = mockFetch(({ headers }) => {
      if (headers.get('authorization') === 'Bearer access-2') return { body: {} };
      keepSession(RENEWED);
      return errorResponse(401, 'JWT_EXPIRED_ERROR');
    });
    await request('/api/a');
    expect(renewals(sent)).toEqual([]);
  });

  // Rule session.error-codes-that-end.
  it.each(['INVALIDATED_TOKEN', 'AUTHENTICATION_ERROR'])('ends the session on %s', async (code) => {
    mockFetch(() => errorResponse(401, code));
    await expect(request('/api/a')).rejects.toMatchObject({ code });
    expect(left).toHaveBeenCalledWith('session-ended');
  });

  it('says where it ended that the business is closed to the person', async () => {
    mockFetch(() => errorResponse(403, 'USER_BUSINESS_NOT_FOUND_ERROR'));
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'USER_BUSINESS_NOT_FOUND_ERROR' });
    expect(left).toHaveBeenCalledWith('removed');
  });

  // Rule sign-in.locked-shows-login.
  it('says where it ended that the account is locked', async () => {
    mockFetch(() => errorResponse(403, 'USER_LOCKED_ERROR'));
    await expect(request('/api/a', { method: 'POST', body: {} })).rejects.toMatchObject({ code: 'USER_LOCKED_ERROR' });
    expect(left).toHaveBeenCalledWith('locked');
  });

  // Rule errors.code.
  it('treats any response with an error_code as an error', async () => {
    mockFetch(() => ({ status: 200, body: { error_code: 'AUTHORIZATION_ERROR' } }));
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'AUTHORIZATION_ERROR' });
  });

  it.each([502, 503, 504])('treats the answer %i of a gateway as a server that was not reached', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }));
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'network', status });
    await expect(download('/api/a')).rejects.toMatchObject({ code: 'network', status });
    mockFetch(() => ({ status, body: { message: 'No healthy upstream' } }));
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'network', status });
    mockFetch(() => errorResponse(status, 'SERVER_ERROR'));
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'SERVER_ERROR', status });
  });

  it('takes a record that names an error of its own for a record', async () => {
    const body = { id: 'cb_1', error_code: 'HOST_NOT_FOUND' };
    mockFetch(() => ({ status: 200, body }));
    await expect(request('/api/callbacks/cb_1')).resolves.toMatchObject({ body });
    mockFetch(() => ({ status: 404, body }));
    await expect(request('/api/callbacks/cb_1')).rejects.toMatchObject({ code: 'HOST_NOT_FOUND' });
  });

  // Rule errors.retry-after.
  it('passes the wait, the fields and the log id on', async () => {
    mockFetch(() => ({
      status: 429,
      headers: { 'retry-after': '42' },
      body: { error_code: 'TOO_MANY_REQUESTS', request_id: 'req-9', errors: [{ field: 'range', message: 'no' }] },
    }));
    await expect(request('/api/a')).rejects.toMatchObject({
      retryAfter: 42,
      requestId: 'req-9',
      errors: [{ field: 'range', message: 'no' }],
    });
  });
});

describe('a request of a page', () => {
  it('says which business the page was drawn for', async () => {
    rememberPage({ business: 'biz_1', access: undefined });
    const sent = mockFetch(() => ({ body: {} }));
    await request('/api/a');
    expect(sent[0]?.headers.get('x-business')).toBe('biz_1');
  });

  it('begins the page anew where the session is in another business by now; a write is only refused', async () => {
    mockFetch(() => errorResponse(409, 'CONTEXT_CHANGED_ERROR'));
    await expect(request('/api/a', { method: 'POST' })).rejects.toMatchObject({ code: 'CONTEXT_CHANGED_ERROR' });
    expect(gone).not.toHaveBeenCalled();
    await expect(request('/api/a')).rejects.toMatchObject({ code: 'CONTEXT_CHANGED_ERROR' });
    expect(gone).toHaveBeenCalledOnce();
  });

  it('reports once that the access has changed, by a success or by an error', async () => {
    const changed = vi.fn();
    const stop = onAccessChange(changed);
    for (const status of [200, 404]) {
      rememberPage({ business: 'biz_1', access: 'one' });
      mockFetch(() => ({ status, headers: { 'x-access': 'one' }, body: {} }));
      await request('/api/a').catch(() => undefined);
      expect(changed).not.toHaveBeenCalled();
      mockFetch(() => ({ status, headers: { 'x-access': 'two' }, body: {} }));
      await Promise.allSettled([request('/api/a'), request('/api/b')]);
      expect(changed).toHaveBeenCalledOnce();
      changed.mockClear();
    }
    stop();
  });

  it('reports whether the page itself has written something since it last had the same access', async () => {
    const changed = vi.fn();
    const stop = onAccessChange(changed);
    const answer = (access: string) => mockFetch(() => ({ status: 200, headers: { 'x-access': access }, body: {} }));
    for (const [readsAgain, isOwn] of [
      [false, true],
      [true, false],
    ]) {
      rememberPage({ business: 'biz_1', access: 'one' });
      answer('one');
      await request('/api/a', { method: 'POST' });
      if (readsAgain) await request('/api/a');
      answer('two');
      await request('/api/a');
      expect(changed).toHaveBeenLastCalledWith(isOwn);
    }
    stop();
  });
});
