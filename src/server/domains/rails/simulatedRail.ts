import type { Rail, RailAnswer, RailOrder } from './Rail.ts';

/** Last digits of account numbers with a simulated error. */
const FAILURES = { '0000': 'INVALID_ACCOUNT', '9999': 'CHANNEL_UNAVAILABLE' } as const;

function isFailing(ending: string): ending is keyof typeof FAILURES {
  return ending in FAILURES;
}

/**
 * A simulated provider that moves no money and completes an order after a delay in milliseconds.
 * Rule sending.simulated-rail.
 */
export function simulatedRail(delay: number): Rail {
  return {
    async carry({ account, given }: RailOrder, now: Date): Promise<RailAnswer> {
      const answers = new Date(given.getTime() + delay);
      if (now < answers) return { state: 'UNDERWAY', askAgain: answers };
      const ending = account.slice(-4);
      return isFailing(ending) ? { state: 'FAILED', failure: FAILURES[ending] } : { state: 'DONE' };
    },
  };
}
