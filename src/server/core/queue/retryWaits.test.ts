import { expect, it } from 'vitest';
import { doublingWaits, PATIENT_WAITS } from './retryWaits.ts';

it('waits double from the first to the longest, for as long as they may take together', () => {
  expect(doublingWaits(1, 4, 11)).toEqual([1, 2, 4, 4]);
  expect(doublingWaits(1, 4, 10)).toEqual([1, 2, 4]);
  expect(doublingWaits(1, 100, 7)).toEqual([1, 2, 4]);
  expect(doublingWaits(5, 8, 4)).toEqual([]);
});

it('work that must be done is tried from each minute to each hour, for 14 days', () => {
  const minutes = PATIENT_WAITS.map((wait) => wait / 60_000);
  expect(minutes.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  const days = minutes.reduce((sum, wait) => sum + wait, 0) / 1_440;
  expect([days <= 14, days > 14 - 1 / 24]).toEqual([true, true]);
});
