import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CarriedConsole } from '#contract/generated/api.ts';
import { ENVIRONMENT_COOKIE } from '../../access/sessions/people/environment.ts';

/** How long a page waits for its console, in milliseconds; the browser then requests it. */
const LONGEST_WAIT = 1_000;

/** Headers of a page's request that do not belong to the request for its console. */
const OF_THE_PAGE = new Set(['accept', 'accept-encoding', 'connection', 'if-none-match', 'range', 'upgrade']);

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a page carries for a user with a session cookie, so that its first screen needs no further request: the response
 * of GET /api/console/first, by the same route and guards as when the browser requests it. `undefined` for any other
 * response: the browser then requests the console itself, and shows why it may not.
 * Rule navigation.page-carries-console.
 */
export async function carriedConsole(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CarriedConsole | undefined> {
  const { pathname, searchParams } = new URL(request.url, 'http://page');
  // The link of a mail first moves the session to its business.
  if (searchParams.has('business')) return undefined;
  const query = new URLSearchParams({ path: pathname });
  const environment = request.cookies[ENVIRONMENT_COOKIE];
  if (environment) query.set('environment', environment);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_THE_PAGE.has(name)));
  const sent = app.inject({
    url: `/api/console/first?${query}`,
    headers: { ...headers, accept: 'application/json' },
    remoteAddress: request.raw.socket.remoteAddress ?? request.ip,
  });
  const answer = await within(LONGEST_WAIT, sent).catch(() => undefined);
  if (answer?.statusCode !== 200) return undefined;
  const cookies = answer.headers['set-cookie'];
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  const kept = (name: string) => ({ [name]: String(answer.headers[name]) });
  const named = ['x-access', 'x-session-idle'].filter((name) => answer.headers[name] !== undefined);
  return { first: answer.json(), headers: Object.assign({}, ...named.map(kept)) };
}
