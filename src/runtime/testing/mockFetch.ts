import { vi } from 'vitest';

/** The response of a test API: JSON with a status and headers, or a network error. */
export type TestResponse =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | 'offline';

/** A request that the code under test has sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answerer = (request: SentRequest) => TestResponse | Promise<TestResponse>;

/** Mocks `fetch` in a test. Returns the requests, in the order in which they are sent. */
export function mockFetch(answer: Answerer): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: new URL(path, location.origin),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    sent.push(request);
    const given = await answer(request);
    init.signal?.throwIfAborted();
    if (given === 'offline') throw new TypeError('Failed to fetch');
    const text = given.body === undefined ? '' : JSON.stringify(given.body);
    return new Response(text === '' ? null : text, { status: given.status ?? 200, headers: given.headers ?? {} });
  });
  return sent;
}

/** Returns the response of a list. */
export function listResponse(
  records: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
): TestResponse {
  return { headers: { 'content-range': `records 0-${records.length}/${records.length}`, ...headers }, body: records };
}

/** Returns an error response. */
export function errorResponse(
  status: number,
  error_code: string,
  headers: Readonly<Record<string, string>> = {},
): TestResponse {
  return { status, headers, body: { error_code, message: 'No.', request_id: 'req-1' } };
}
