import { describe, expect, it } from 'vitest';
import type { RailOrder } from './Rail.ts';
import { simulatedRail } from './simulatedRail.ts';

const GIVEN = new Date('2026-11-21T03:00:00.000Z');
const LATER = new Date('2026-11-21T03:00:05.000Z');

function order(account: string): RailOrder {
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

describe('the simulated rail', () => {
  const rail = simulatedRail(5_000);

  it('is underway until its time is over, and says when to ask again', async () => {
    const before = new Date(LATER.getTime() - 1);
    expect(await rail.carry(order('1234567890'), before)).toEqual({ state: 'UNDERWAY', askAgain: LATER });
    expect(await rail.carry(order('1234567890'), LATER)).toEqual({ state: 'DONE' });
  });

  // Rule sending.simulated-rail.
  it('fails by the end of the account', async () => {
    expect(await rail.carry(order('1234560000'), LATER)).toEqual({ state: 'FAILED', failure: 'INVALID_ACCOUNT' });
    expect(await rail.carry(order('1234569999'), LATER)).toEqual({ state: 'FAILED', failure: 'CHANNEL_UNAVAILABLE' });
  });
});
