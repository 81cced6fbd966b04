import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T10:00:00Z', 'now', 0, false],
  ['2026-11-21T09:59:01Z', 'now', 0, false],
  ['2026-11-21T10:00:59Z', 'now', 0, false],
  ['2026-11-21T09:59:00Z', 'minutes', 1, false],
  ['2026-11-21T09:00:01Z', 'minutes', 59, false],
  ['2026-11-21T09:00:00Z', 'hours', 1, false],
  ['2026-11-20T10:00:01Z', 'hours', 23, false],
  ['2026-11-20T17:00:00+07:00', 'days', 1, false],
  ['2026-10-23T10:00:00Z', 'days', 29, false],
  ['2026-10-22T10:00:00Z', 'months', 1, false],
  ['2024-11-21T10:00:00Z', 'years', 2, false],
  ['2026-11-21T13:30:00Z', 'hours', 3, true],
] as const)('%s is %s', (instant, unit, count, future) => {
  expect(relativeTime(instant, NOW)).toEqual({ unit, count, future });
});

it('is of moments alone', () => {
  expect(() => relativeTime('yesterday', NOW)).toThrow(RangeError);
});
