import { expect, it } from 'vitest';
import { afterWorkingDays } from './workingDays.ts';

const ZONE = 'Asia/Jakarta';

// Rule reviews.deadlines.
it.each([
  ['on a Monday', '2026-11-23T03:00:00Z', 2, '2026-11-25T17:00:00.000Z'],
  ['over a weekend', '2026-11-27T03:00:00Z', 1, '2026-11-30T17:00:00.000Z'],
  ['late on a Thursday, which is Friday there', '2026-11-26T17:30:00Z', 1, '2026-11-30T17:00:00.000Z'],
  ['on a Saturday', '2026-11-28T03:00:00Z', 3, '2026-12-02T17:00:00.000Z'],
])('%s: working days end at midnight of the last one', (_, from, count, end) => {
  expect(afterWorkingDays(new Date(from), count, ZONE).toISOString()).toBe(end);
});
