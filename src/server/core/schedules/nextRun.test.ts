import { describe, expect, it } from 'vitest';
import { nextRun, type ScheduleTimes } from './nextRun.ts';

const DAILY: ScheduleTimes = {
  frequency: 'DAILY',
  weekday: null,
  month_day: null,
  time_of_day: '07:00',
  time_zone: 'Asia/Jakarta',
};

function next(times: Partial<ScheduleTimes>, after: string): string {
  return nextRun({ ...DAILY, ...times }, new Date(after)).toISOString();
}

// Rule reports.schedules.
describe('the next run of a schedule', () => {
  it('is today while the hour has not come, else tomorrow, by the clock of its zone', () => {
    expect(next({}, '2026-11-20T23:59:59Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(next({}, '2026-11-21T00:00:00Z')).toBe('2026-11-22T00:00:00.000Z');
    // In Jakarta it is the 21st already.
    expect(next({}, '2026-11-20T18:00:00Z')).toBe('2026-11-21T00:00:00.000Z');
    expect(next({ time_zone: 'Asia/Kolkata', time_of_day: '00:00' }, '2026-11-20T18:00:00Z')).toBe(
      '2026-11-20T18:30:00.000Z',
    );
  });

  it('keeps the hour of its zone when the clocks change, and runs once', () => {
    const eastern = { time_zone: 'America/New_York' } as const;
    expect(next(eastern, '2026-03-07T12:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    expect(next(eastern, '2026-10-31T11:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
    // Two o'clock is skipped on 8 March; one o'clock comes twice on 1 November.
    const [skipped, twice] = [
      { ...eastern, time_of_day: '02:00' },
      { ...eastern, time_of_day: '01:00' },
    ];
    expect(next(skipped, '2026-03-08T00:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
    expect(next(skipped, '2026-03-08T07:00:00Z')).toBe('2026-03-09T06:00:00.000Z');
    expect(next(twice, '2026-11-01T04:00:00Z')).toBe('2026-11-01T05:00:00.000Z');
    expect(next(twice, '2026-11-01T05:00:00Z')).toBe('2026-11-02T06:00:00.000Z');
  });

  it('is at either digit of its hour', () => {
    expect(next({ time_of_day: '17:00' }, '2026-11-21T00:00:00Z')).toBe('2026-11-21T10:00:00.000Z');
    expect(next({ time_of_day: '23:00' }, '2026-11-21T00:00:00Z')).toBe('2026-11-21T16:00:00.000Z');
  });

  it('keeps the day of the week', () => {
    const friday = { frequency: 'WEEKLY', weekday: 'FRIDAY' } as const;
    expect(next(friday, '2026-11-18T05:00:00Z')).toBe('2026-11-20T00:00:00.000Z');
    expect(next(friday, '2026-11-20T00:00:00Z')).toBe('2026-11-27T00:00:00.000Z');
    // Without one, Monday.
    expect(next({ frequency: 'WEEKLY' }, '2026-11-20T00:00:00Z')).toBe('2026-11-23T00:00:00.000Z');
  });

  it('keeps the day of the month, or takes the last of a shorter one', () => {
    const last = { frequency: 'MONTHLY', month_day: 31 } as const;
    expect(next(last, '2027-01-31T01:00:00Z')).toBe('2027-02-28T00:00:00.000Z');
    expect(next({ frequency: 'MONTHLY' }, '2026-12-15T00:00:00Z')).toBe('2027-01-01T00:00:00.000Z');
    expect(next({ frequency: 'MONTHLY' }, '2026-11-30T23:59:59Z')).toBe('2026-12-01T00:00:00.000Z');
    expect(next(last, '2027-02-27T01:00:00Z')).toBe('2027-02-28T00:00:00.000Z');
    expect(next({ frequency: 'MONTHLY', month_day: 30 }, '2027-02-28T01:00:00Z')).toBe('2027-03-30T00:00:00.000Z');
  });
});
