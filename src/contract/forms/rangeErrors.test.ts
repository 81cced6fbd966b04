import { describe, expect, it } from 'vitest';
import type { ResolvedForm } from '../generated/api.ts';
import { rangeErrors } from './rangeErrors.ts';

const FORM = {
  sections: [{ fields: [{ type: 'date-range', field: 'period', presets: ['today'], max_days: 92 }] }],
} as unknown as ResolvedForm;

function codesOf(period: string): string[] {
  return rangeErrors(FORM, { period }, '2026-11-22').map(({ code }) => code);
}

// Rule reports.max-days.
describe('the days of a form', () => {
  it.each(['today', '2026-11-22/2026-11-22', '2026-08-23/2026-11-22'])(
    '%s are those of what has happened',
    (period) => {
      expect(codesOf(period)).toEqual([]);
    },
  );

  it.each([
    ['2026-11-22/2026-11-23', 'range_future'],
    ['2027-11-20/2027-11-21', 'range_future'],
    ['2027-11-21/2027-11-20', 'range_order'],
    ['2026-08-22/2026-11-22', 'range_days'],
    ['this_month', 'range_preset'],
  ])('%s have the errors: %s', (period, code) => {
    expect(codesOf(period)).toEqual([code]);
  });
});

it('ranges are of fields of days alone', () => {
  const note = { sections: [{ fields: [{ type: 'text', field: 'period' }] }] } as unknown as ResolvedForm;
  expect(rangeErrors(note, { period: '2027-11-21/2027-11-20' }, '2026-11-22')).toEqual([]);
  for (const values of [null, 'text', {}, { period: 5 }, { period: ['today'] }])
    expect(rangeErrors(FORM, values, '2026-11-22')).toEqual([]);
});
