import { describe, expect, it } from 'vitest';
import { idleAfter } from './idleAfter.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');
const LONG = 1_800_000;
const SHORT = 900_000;
const LIMITS = {
  idle_milliseconds: LONG,
  card_data: { idle_milliseconds: SHORT, resources: ['card-payments'] },
} as never;

/** The idle time after a request, where the last one was so many milliseconds ago and had that idle time. */
function idle(ago: number, before: number, request: object = {}) {
  const last_action = new Date(NOW.getTime() - ago);
  const idle_expires = new Date(last_action.getTime() + before);
  return idleAfter({ headers: {}, params: {}, ...request } as never, { last_action, idle_expires }, LIMITS, NOW);
}

const CARDS = { params: { resource: 'card-payments' } };

describe('the idle time of a session', () => {
  it('is shorter on a screen with card data, and for the requests that belong to that screen', () => {
    expect(idle(60_000, LONG)?.milliseconds).toBe(LONG);
    expect(idle(60_000, LONG, CARDS)?.milliseconds).toBe(SHORT);
    expect(idle(4_999, SHORT)?.milliseconds).toBe(SHORT);
    expect(idle(5_000, SHORT)?.milliseconds).toBe(LONG);
    expect(idle(4_999, SHORT + 1)?.milliseconds).toBe(LONG);
    expect(idle(60_000, LONG, { params: { resource: 'transactions' } })?.milliseconds).toBe(LONG);
    expect(idle(60_000, LONG, { params: undefined })?.milliseconds).toBe(LONG);
  });

  // Rule session.background-is-no-action.
  it('is not extended by an automatic request', () => {
    expect(idle(60_000, LONG, { headers: { 'x-background': '1' } })).toBeUndefined();
  });

  it('is stored at most once a second, and at once where it changes', () => {
    expect([idle(999, LONG)?.shouldStore, idle(1_000, LONG)?.shouldStore]).toEqual([false, true]);
    expect(idle(10, LONG, CARDS)?.shouldStore).toBe(true);
    expect(idle(10, SHORT, CARDS)?.shouldStore).toBe(false);
    expect(idle(0, LONG - 1_000)?.shouldStore).toBe(true);
  });
});
