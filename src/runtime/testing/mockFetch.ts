import { vi } from 'vitest';

/** What a test's API answers: JSON with a status and headers, or a network that is not there. */
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

/** Answers `fetch` in a test. Gives the requests that were sent, as they come. */
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

/** The answer of a list. */
export function listResponse(
  records: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
): TestResponse {
  return { headers: { 'content-range': `records 0-${records.length}/${records.length}`, ...headers }, body: records };
}

/** The answer of a failure. */
export function errorResponse(
  status: number,
  error_code: string,
  headers: Readonly<Record<string, string>> = {},
): TestResponse {
  return { status, headers, body: { error_code, message: 'No.', request_id: 'req-1' } };
}
