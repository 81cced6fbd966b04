import { checkBuild } from '../boot/build.ts';
import { authenticationHeaders } from './authenticationHeaders.ts';
import { pageEnvironment, readEnvironment } from './environment.ts';
import { rememberIdle } from './idle/idle.ts';
import { codeOfStatus, RequestError } from './RequestError.ts';
import type { StoredSession } from './storedSession.ts';

/** A successful response. Rule errors.code. */
export interface ApiResponse {
  readonly headers: Headers;
  /** Parsed JSON; `undefined` for an empty body. */
  readonly body: unknown;
}

/** Options of a request. */
export interface SendOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Adds the environment to a path's query. A read uses the page's environment; a write reads the cookie, so that the
 * server can deny a write that was meant for the environment before a switch in another tab.
 */
function withEnvironment(path: string, method: string): string {
  const environment = (method === 'GET' ? undefined : readEnvironment()) ?? pageEnvironment();
  const url = new URL(path, location.origin);
  if (environment !== undefined) url.searchParams.set('environment', environment);
  return url.pathname + url.search;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError({ code: codeOfStatus(response.status), status: response.status });
  }
}

function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.ceil(seconds) : undefined;
}

/**
 * Returns the error of a response. Any status with an error_code is an error, except for records: some of those, which
 * have an id, contain an error code of their own.
 */
function errorOf(response: Response, body: unknown): RequestError | undefined {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const code = fields.error_code;
  if (response.ok && (typeof code !== 'string' || 'id' in fields)) return undefined;
  return new RequestError({
    code: typeof code === 'string' ? code : codeOfStatus(response.status),
    status: response.status,
    requestId: typeof fields.request_id === 'string' ? fields.request_id : undefined,
    retryAfter: readRetryAfter(response.headers),
    access: response.headers.get('x-access') ?? undefined,
    errors: Array.isArray(fields.errors) ? fields.errors : undefined,
    token: typeof fields.token === 'string' ? fields.token : undefined,
  });
}

/**
 * Sends one request and returns its response, of any status: environment in the query, with a session if one is
 * given. Throws RequestError without a response; an abort is rethrown unchanged.
 */
export async function fetchResponse(
  path: string,
  session: StoredSession | undefined,
  options: SendOptions,
): Promise<Response> {
  const headers = new Headers({
    accept: 'application/json',
    ...(session && authenticationHeaders(session)),
    ...options.headers,
  });
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const method = options.method ?? 'GET';
  try {
    const response = await fetch(withEnvironment(path, method), {
      method,
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    checkBuild(response.headers);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new RequestError({ code: 'network', status: 0 });
  }
}

/**
 * Sends one request: environment in the query, with a session if one is given, without renewal or retry. Throws
 * RequestError; an abort is rethrown unchanged.
 */
export async function send(
  path: string,
  session: StoredSession | undefined,
  options: SendOptions = {},
): Promise<ApiResponse> {
  const response = await fetchResponse(path, session, options);
  rememberIdle(response.headers);
  const body = await readBody(response);
  const error = errorOf(response, body);
  if (error !== undefined) throw error;
  return { headers: response.headers, body };
}
