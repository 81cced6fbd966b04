import { expect, it } from 'vitest';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { channelLimit, requireChannelAmount } from './channelRules.ts';

const LIMIT = { minimum: 10_000, maximum: 50_000_000, hours: 24 };

function errorOf(amount: bigint, currency: 'IDR' | 'PHP' = 'IDR', limit: typeof LIMIT | undefined = LIMIT): unknown {
  try {
    requireChannelAmount(limit, 'BCA', amount, currency);
  } catch (error) {
    return error instanceof ApiError ? [error.code, error.errors?.[0]?.code, error.errors?.[0]?.amount] : error;
  }
  return undefined;
}

// Rule accept.channel-amounts.
it('a channel takes amounts from its minimum to its maximum, both included', () => {
  const [low, high] = [
    ['WRONG_AMOUNT_ERROR', 'minimum', '10000'],
    ['WRONG_AMOUNT_ERROR', 'maximum', '50000000'],
  ];
  expect([9_999n, 10_000n, 50_000_000n, 50_000_001n].map((amount) => errorOf(amount))).toEqual([
    low,
    undefined,
    undefined,
    high,
  ]);
  // Bounds are in major units.
  expect(errorOf(999_999n, 'PHP')).toEqual(['WRONG_AMOUNT_ERROR', 'minimum', '10000.00']);
  expect(errorOf(1_000_000n, 'PHP')).toBeUndefined();
});

it('a channel without bounds in a currency takes any amount', () => {
  const limits = { channels: { QR_CODE: { IDR: LIMIT } } } as never;
  expect(channelLimit({ limits }, 'QR_CODE', 'IDR')).toEqual(LIMIT);
  expect(channelLimit({ limits }, 'QR_CODE', 'PHP')).toBeUndefined();
  expect(channelLimit({ limits }, 'EWALLET', 'IDR')).toBeUndefined();
  expect(() => requireChannelAmount(undefined, 'BCA', 1n, 'IDR')).not.toThrow();
});
