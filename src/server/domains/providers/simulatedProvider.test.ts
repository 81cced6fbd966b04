import { describe, expect, it } from 'vitest';
import type { ProviderOrder } from './PayoutProvider.ts';
import { simulatedProvider } from './simulatedProvider.ts';

const GIVEN = new Date('2026-11-21T03:00:00.000Z');
const LATER = new Date('2026-11-21T03:00:05.000Z');

function order(account: string): ProviderOrder {
  return {
    record: 'disbursement',
    id: 'disb_1',
    amount: '15000',
    currency: 'IDR',
    channel: 'BCA',
    account,
    given: GIVEN,
  };
}

describe('the simulated provider', () => {
  const provider = simulatedProvider(5_000);

  it('is pending until its delay has passed, and returns when to poll again', async () => {
    const before = new Date(LATER.getTime() - 1);
    expect(await provider.submitOrPoll(order('1234567890'), before)).toEqual({ state: 'PENDING', nextPoll: LATER });
    expect(await provider.submitOrPoll(order('1234567890'), LATER)).toEqual({ state: 'DONE' });
  });

  // Rule sending.simulated-rail.
  it('fails for account numbers with an error ending', async () => {
    expect(await provider.submitOrPoll(order('1234560000'), LATER)).toEqual({
      state: 'FAILED',
      errorCode: 'INVALID_ACCOUNT',
    });
    expect(await provider.submitOrPoll(order('1234569999'), LATER)).toEqual({
      state: 'FAILED',
      errorCode: 'CHANNEL_UNAVAILABLE',
    });
  });

  // Rule refunds.test-cards.
  it('does not accept refunds of cards with the ending 8888, at once; other records have no such ending', async () => {
    const refund = { ...order('400000XXXXXX8888'), record: 'credit-card-refund' } as const;
    expect(await provider.submitOrPoll(refund, GIVEN)).toEqual({ state: 'REFUSED', errorCode: 'CHANNEL_UNAVAILABLE' });
    expect(await provider.submitOrPoll(order('1234568888'), LATER)).toEqual({ state: 'DONE' });
  });
});
