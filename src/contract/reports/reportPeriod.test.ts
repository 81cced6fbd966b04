import { describe, expect, it } from 'vitest';
import { today } from '../dates/days.ts';
import {
  dayCount,
  isRangePreset,
  ownDays,
  presetDays,
  RANGE_PRESETS,
  rangeDays,
  scheduleDays,
} from './reportPeriod.ts';

// Rule reports.report-form.
describe('the days of a report', () => {
  it.each([
    ['today', '2026-11-18', '2026-11-18'],
    ['this_week', '2026-11-16', '2026-11-18'],
    ['this_month', '2026-11-01', '2026-11-18'],
    ['previous_month', '2026-10-01', '2026-10-31'],
  ] as const)('%s is %s to %s on a Wednesday', (preset, from, to) => {
    expect(presetDays(preset, '2026-11-18')).toEqual({ from, to });
  });

  // Rule reports.week-begins-monday.
  it('begin a week on Monday, on Sunday too, and across years', () => {
    expect(presetDays('this_week', '2026-11-22').from).toBe('2026-11-16');
    expect(presetDays('this_week', '2027-01-01').from).toBe('2026-12-28');
    expect(presetDays('previous_month', '2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('are those of the zone: late in the evening in Jakarta it is already tomorrow in Jayapura', () => {
    const moment = new Date('2026-10-31T16:30:00Z');
    expect(presetDays('this_month', today('Asia/Jakarta', moment))).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(presetDays('this_month', today('Asia/Jayapura', moment))).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  it('are read from what a form holds', () => {
    for (const preset of RANGE_PRESETS)
      expect(rangeDays(preset, '2026-12-02')).toEqual(presetDays(preset, '2026-12-02'));
    expect([...RANGE_PRESETS, 'last_month', ''].filter(isRangePreset)).toEqual(RANGE_PRESETS);
    expect(rangeDays('last_month', '2026-12-02')).toBeUndefined();
    expect(rangeDays('2026-11-01/2026-11-30', '2026-12-02')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    for (const text of ['2026-11-01', '2026-02-30/2026-03-01', '2026-11-01/2026-11-02/2026-11-03', 'yesterday', '']) {
      expect(ownDays(text)).toBeUndefined();
    }
    expect(dayCount({ from: '2026-11-01', to: '2027-01-31' })).toBe(92);
    expect(dayCount({ from: '2026-11-01', to: '2026-11-01' })).toBe(1);
  });

  it('of a schedule are over when it runs', () => {
    expect(scheduleDays('DAILY', '2026-11-01')).toEqual({ from: '2026-10-31', to: '2026-10-31' });
    expect(scheduleDays('WEEKLY', '2026-11-02')).toEqual({ from: '2026-10-26', to: '2026-11-01' });
    expect(scheduleDays('MONTHLY', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });
});
