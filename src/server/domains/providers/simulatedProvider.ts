import type { PayoutProvider, ProviderOrder, ProviderResult } from './PayoutProvider.ts';

/** Last digits of account numbers with a simulated error. */
const ERROR_CODES = { '0000': 'INVALID_ACCOUNT', '9999': 'CHANNEL_UNAVAILABLE' } as const;

function hasError(ending: string): ending is keyof typeof ERROR_CODES {
  return ending in ERROR_CODES;
}

/**
 * A simulated provider that moves no money and completes an order after a delay in milliseconds.
 * Rule sending.simulated-rail.
 */
export function simulatedProvider(delay: number): PayoutProvider {
  return {
    async submitOrPoll({ account, given }: ProviderOrder, now: Date): Promise<ProviderResult> {
      const completes = new Date(given.getTime() + delay);
      if (now < completes) return { state: 'PENDING', nextPoll: completes };
      const ending = account.slice(-4);
      return hasError(ending) ? { state: 'FAILED', errorCode: ERROR_CODES[ending] } : { state: 'DONE' };
    },
  };
}
