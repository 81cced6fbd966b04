import type { FastifyRequest } from 'fastify';
import type { LimitsFile } from '#contract/generated/config.ts';
import type { SessionRow } from './findSession.ts';

/** What a page sends with what it asks for by itself: a list that looks for news does not keep anybody signed in. */
const BACKGROUND_HEADER = 'x-background';

/** How exactly the last thing that was done is known, in milliseconds: it is not written at every request. */
const EXACTNESS = 1_000;

/** How long what a card screen asks for beside its cards belongs to it, in milliseconds. */
const ONE_SCREEN = 5_000;

function isOfCards(request: FastifyRequest, { resources }: LimitsFile['session']['card_data']): boolean {
  const { resource } = (request.params ?? {}) as { resource?: string };
  return resource !== undefined && resources.includes(resource);
}

/** How long a session may be left alone, in milliseconds, and whether the database has to be told. */
export interface Idle {
  readonly milliseconds: number;
  readonly isNews: boolean;
}

/**
 * How long the session may be left alone after this request (shorter with card data). `undefined`
 * where the request is nothing that the person did.
 */
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
  const wasOfCards = idle_expires.getTime() - last_action.getTime() <= short && ago < ONE_SCREEN;
  const milliseconds = wasOfCards || isOfCards(request, limits.card_data) ? short : limits.idle_milliseconds;
  const isKnown = ago < EXACTNESS && Math.abs(now.getTime() + milliseconds - idle_expires.getTime()) < EXACTNESS;
  return { milliseconds, isNews: !isKnown };
}
