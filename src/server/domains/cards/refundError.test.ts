import { describe, expect, it } from 'vitest';
import { refundError } from './refundError.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');
const DAY = 86_400_000;
const PAYMENT = {
  status: 'SETTLED',
  amount: 100_000n,
  refunded_amount: 0n,
  charged_back_amount: 0n,
  open_disputes: 0,
  contested_disputes: 0,
  created: NOW,
} as const;

describe('what of a payment can be given back', () => {
  // Rule refunds.blocked.
  it.each([
    ['all of it', {}, 100_000n, undefined],
    ['a part', {}, 1n, undefined],
    ['what is left of it', { refunded_amount: 60_000n }, 40_000n, undefined],
    ['more than is left', { refunded_amount: 60_000n }, 40_001n, 'too-much'],
    ['nothing', {}, 0n, 'nothing'],
    ['less than nothing', {}, -1n, 'nothing'],
    ['what was given back in parts', { refunded_amount: 100_000n }, 1n, 'refunded'],
    ['what was given back', { status: 'REFUNDED', refunded_amount: 100_000n }, 1n, 'refunded'],
    ['what a chargeback took', { charged_back_amount: 100_000n }, 1n, 'charged-back'],
    [
      'what a refund and a chargeback took',
      { refunded_amount: 60_000n, charged_back_amount: 40_000n },
      1n,
      'charged-back',
    ],
    ['what a chargeback left', { charged_back_amount: 60_000n }, 40_000n, undefined],
    ['more than a chargeback left', { charged_back_amount: 60_000n }, 40_001n, 'too-much'],
    ['a part of what is disputed', { open_disputes: 1 }, 1n, 'only-in-full'],
    ['all of what is contested', { open_disputes: 1, contested_disputes: 1 }, 100_000n, 'disputed'],
    ['more than all of what is disputed', { open_disputes: 1 }, 100_001n, 'too-much'],
    ['what failed', { status: 'FAILED' }, 1n, 'failed'],
    ['what is not charged yet', { status: 'PENDING' }, 1n, 'not-charged'],
    ['what is charged', { status: 'CHARGED' }, 1n, undefined],
    ['what is being settled', { status: 'SETTLING' }, 1n, undefined],
    ['the last day', { created: new Date(NOW.getTime() - 180 * DAY) }, 1n, undefined],
    ['a moment later', { created: new Date(NOW.getTime() - 180 * DAY - 1) }, 1n, 'too-old'],
  ] as const)('%s', (_name, change, amount, error) => {
    expect(refundError({ ...PAYMENT, ...change }, amount, NOW)).toBe(error);
  });
});
