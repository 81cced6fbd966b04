import type { PayoutProvider, ProviderOrder, ProviderResult } from './PayoutProvider.ts';

/** Last digits of account numbers with a simulated error. */
const ERROR_CODES = { '0000': 'INVALID_ACCOUNT', '9999': 'CHANNEL_UNAVAILABLE' } as const;

/** Last digits of cards whose refunds the simulated acquirer does not accept. */
const REFUSED = '8888';

function hasError(ending: string): ending is keyof typeof ERROR_CODES {
  return ending in ERROR_CODES;
}

/**
 * A simulated provider that moves no money and completes an order after a delay in milliseconds, and a refund to a card after
 * one of its own.
 * Rule sending.simulated-rail, refunds.test-cards.
 */
export function simulatedProvider(delay: number, refundDelay = delay): PayoutProvider {
  return {
    async submitOrPoll({ record, account, given }: ProviderOrder, now: Date): Promise<ProviderResult> {
      const ending = account.slice(-4);
      const isRefund = record === 'credit-card-refund';
      if (isRefund && ending === REFUSED) return { state: 'REFUSED', errorCode: 'CHANNEL_UNAVAILABLE' };
      const completes = new Date(given.getTime() + (isRefund ? refundDelay : delay));
      if (now < completes) return { state: 'PENDING', nextPoll: completes };
      return hasError(ending) ? { state: 'FAILED', errorCode: ERROR_CODES[ending] } : { state: 'DONE' };
    },
  };
}
