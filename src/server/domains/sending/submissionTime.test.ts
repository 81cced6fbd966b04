import { expect, it } from 'vitest';
import { submissionTime } from './submissionTime.ts';

const AT_ONE = '2026-11-26T06:00:00.000Z';
const AFTER_ONE = '2026-11-26T06:00:00.001Z';

// Rule sending.large-after-one.
it.each([
  ['more than 100,000,000 after 13:00 on the next day', 100_000_001n, 'IDR', AFTER_ONE, '2026-11-26T17:00:00.000Z'],
  ['100,000,000 at once', 100_000_000n, 'IDR', AFTER_ONE, AFTER_ONE],
  ['more at 13:00 at once', 100_000_001n, 'IDR', AT_ONE, AT_ONE],
  ['more on a Friday evening on Monday', 100_000_001n, 'IDR', '2026-11-27T12:00:00.000Z', '2026-11-29T17:00:00.000Z'],
  ['another currency at once', 100_000_001n, 'PHP', AFTER_ONE, AFTER_ONE],
] as const)('%s', (_, amount, currency, now, due) => {
  expect(submissionTime({ amount, currency }, new Date(now)).toISOString()).toBe(due);
});
