import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CarriedConsole, FirstConsole } from '#contract/generated/api.ts';
import { screenAddresses } from '#contract/listState/screenAddresses.ts';
import { ENVIRONMENT_COOKIE } from '../../access/sessions/people/environment.ts';
import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import { withMessagesOf } from '../console/firstMessages.ts';

/** How long a page waits for its console, and then for the data of its screen, in milliseconds; the browser requests what is late. */
const WAIT_FOR_CONSOLE = 1_000;
const WAIT_FOR_DATA = 150;

/** Headers of a page's request that do not belong to the requests for what it carries. */
const OF_THE_PAGE = new Set(['accept', 'accept-encoding', 'connection', 'if-none-match', 'range', 'upgrade']);

/** Headers of a response that the browser's code reads. */
const CARRIED = /^(?:content-range|x-(?!ratelimit|frame|content|dns|download|permitted|xss).*)$/;

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The query of a page as the browser writes it. */
function queryOf(request: FastifyRequest): URLSearchParams {
  const query = Object.entries(request.query as Record<string, string | string[]>);
  return new URLSearchParams(query.flatMap(([name, values]) => [values].flat().map((value) => [name, value])));
}

/**
 * What a page carries for a user with a session cookie, so that its first screen needs no further request: the responses of
 * GET /api/console/first and of what that screen requests, by the same routes and guards as when the browser requests them.
 * `undefined` where there is no such console: the browser then requests it itself, and shows why it may not have it.
 * Rule navigation.page-carries-console.
 */
export async function carriedConsole(
  app: FastifyInstance,
  config: ConfigStore,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): Promise<CarriedConsole | undefined> {
  const query = queryOf(request);
  // The link of a mail first moves the session to its business.
  if (query.has('business')) return undefined;
  const sent = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_THE_PAGE.has(name)));
  const headers = { ...sent, accept: 'application/json' };
  const remoteAddress = request.raw.socket.remoteAddress ?? request.ip;

  async function read(longest: number, path: string, environment: string | undefined) {
    const url = new URL(path, 'http://page');
    if (environment) url.searchParams.set('environment', environment);
    const answer = await within(longest, app.inject({ url: url.pathname + url.search, headers, remoteAddress }));
    if (answer?.statusCode !== 200) return undefined;
    const kept = Object.entries(answer.headers).filter(([name]) => CARRIED.test(name));
    const named = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
    return { answer, carried: { path, headers: named, body: answer.json() as unknown } };
  }

  const at = `/api/console/first?${new URLSearchParams({ path: pathname })}`;
  const found = await read(WAIT_FOR_CONSOLE, at, request.cookies[ENVIRONMENT_COOKIE]);
  if (found === undefined) return undefined;
  const cookies = found.answer.headers['set-cookie'];
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  const first = found.carried.body as FirstConsole;
  const addresses = screenAddresses(first.console, { pathname: first.path, search: query.size > 0 ? `?${query}` : '' });
  const answers = await Promise.all(addresses.map((path) => read(WAIT_FOR_DATA, path, first.console.environment)));
  const data = answers.flatMap((one) => one?.carried ?? []);
  const { brand, user } = first.console;
  const all = config.brand(brand.id).config.messages[user.preferred_language] ?? {};
  const messages = withMessagesOf(data, first.messages, all);
  return { first: { ...first, messages }, headers: found.carried.headers, data };
}
