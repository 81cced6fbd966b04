import { expect, it } from 'vitest';
import { expectedLive } from './expectedLive.ts';

const NOW = new Date('2026-11-22T03:00:00Z');

// Rule payment-methods.estimate.
it.each([
  ['DANA', '2026-11-23T03:00:00.000Z'],
  ['QRIS', '2026-11-25T03:00:00.000Z'],
  ['OVO', '2026-11-29T03:00:00.000Z'],
  ['BCA_DIRECT', '2026-11-29T03:00:00.000Z'],
] as const)('is expected to be live: %s on %s', (channel, day) => {
  expect(expectedLive(channel, NOW).toISOString()).toBe(day);
});
