import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './days.ts';
import { FUTURE_RANGES, PAST_RANGES, quickRange } from './quickRange.ts';

// Rule lists.quick-ranges.
it.each([
  ['this_month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['this_month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['next_month', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['next_month', '2027-01-31', '2027-02-01', '2027-02-28'],
  ['next_year', '2026-11-21', '2027-01-01', '2027-12-31'],
  ['next_year', '2024-02-29', '2025-01-01', '2025-12-31'],
  ['next_10_years', '2026-11-21', '2027-01-01', '2036-12-31'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_7_days', '2026-01-03', '2025-12-28', '2026-01-03'],
] as const)('%s on %s, where the future counts, is %s to %s', (range, today, from, to) => {
  expect(quickRange(range, today, true)).toEqual({ from, to });
});

it('a range of the past ends today or before, and one named next begins after today', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2015-01-01', days));
  fc.assert(
    fc.property(day, (today) => {
      for (const range of FUTURE_RANGES) {
        const { from, to } = quickRange(range, today);
        expect(from <= to).toBe(true);
        if ((PAST_RANGES as readonly string[]).includes(range)) expect(to <= today).toBe(true);
        else expect([from > today, from.endsWith('-01'), addDays(to, 1).endsWith('-01')]).toEqual([true, true, true]);
      }
      expect(quickRange('last_7_days', today).from).toBe(addDays(today, -6));
      expect(addDays(quickRange('last_month', today).to, 1)).toBe(quickRange('this_month', today).from);
      expect(addDays(quickRange('this_month', today, true).to, 1)).toBe(quickRange('next_month', today).from);
    }),
    { numRuns: 50 },
  );
});
