import type { FastifyRequest } from 'fastify';
import type { LimitsFile } from '#contract/generated/config.ts';
import type { SessionRow } from './findSession.ts';

/** Header of automatic requests, such as a list that polls: they do not extend the session. */
const BACKGROUND_HEADER = 'x-background';

/** Precision of the last activity, in milliseconds: it is not written at each request. */
const WRITE_INTERVAL = 1_000;

/** Requests within this time after a screen with card data belong to that screen, in milliseconds. */
const SCREEN_WINDOW = 5_000;

function isOfCards(request: FastifyRequest, { resources }: LimitsFile['session']['card_data']): boolean {
  const { resource } = (request.params ?? {}) as { resource?: string };
  return resource !== undefined && resources.includes(resource);
}

/** Idle timeout of a session, in milliseconds, and whether the database must be updated. */
export interface Idle {
  readonly milliseconds: number;
  readonly shouldStore: boolean;
}

/** The idle timeout after this request (shorter with card data). `undefined` for automatic requests. */
export function idleAfter(
  request: FastifyRequest,
  { last_action, idle_expires }: Pick<SessionRow, 'last_action' | 'idle_expires'>,
  limits: LimitsFile['session'],
  now: Date,
): Idle | undefined {
  // Rule session.background-is-no-action.
  if (request.headers[BACKGROUND_HEADER] !== undefined) return undefined;
  const short = limits.card_data.idle_milliseconds;
  const ago = now.getTime() - last_action.getTime();
  const wasOfCards = idle_expires.getTime() - last_action.getTime() <= short && ago < SCREEN_WINDOW;
  const milliseconds = wasOfCards || isOfCards(request, limits.card_data) ? short : limits.idle_milliseconds;
  const isKnown =
    ago < WRITE_INTERVAL && Math.abs(now.getTime() + milliseconds - idle_expires.getTime()) < WRITE_INTERVAL;
  return { milliseconds, shouldStore: !isKnown };
}
