import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/dates/days.ts';
import { dueMoment, nextPlanDay, type PlanDays, planDay } from './planDays.ts';

function daysOf(plan: PlanDays, count: number): string[] {
  const days: string[] = [];
  for (let day = addDays(plan.anchor, -1); days.length < count; ) {
    day = nextPlanDay(plan, day);
    days.push(day);
  }
  return days;
}

describe('the days of a plan', () => {
  // Rule recurring.days-from-first.
  it('come back to the 31st after shorter months', () => {
    expect(daysOf({ anchor: '2027-12-31', interval: 'MONTH', interval_count: 1 }, 5)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(daysOf({ anchor: '2027-01-31', interval: 'MONTH', interval_count: 1 }, 3)[1]).toBe('2027-02-28');
    expect(daysOf({ anchor: '2028-02-29', interval: 'YEAR', interval_count: 1 }, 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  // Rule recurring.due-hour.
  it('are collected at an hour of the time zone', () => {
    expect(dueMoment('2026-12-01', 'Asia/Jakarta', 7).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(dueMoment('2026-12-01', 'Asia/Manila', 7).toISOString()).toBe('2026-11-30T23:00:00.000Z');
  });

  const plans = fc.record({
    anchor: fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2015-01-01', days)),
    interval: fc.constantFrom('DAY', 'WEEK', 'MONTH', 'YEAR'),
    interval_count: fc.integer({ min: 1, max: 12 }),
  });

  it('are those computed from the first date, after any date', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: -400, max: 4_000 }), (plan, after) => {
        const day = addDays(plan.anchor, after);
        let index = 0;
        while (planDay(plan, index) <= day) index += 1;
        expect(nextPlanDay(plan, day)).toBe(planDay(plan, index));
      }),
    );
  });

  it('grow, and of a month or year are that of the first or the last of their month', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const days = daysOf(plan, 14);
        expect([...new Set(days)].sort()).toEqual(days);
        if (plan.interval === 'DAY' || plan.interval === 'WEEK') return;
        for (const day of days) {
          const isLast = addDays(day, 1).endsWith('-01');
          expect(day.slice(8) === plan.anchor.slice(8) || (isLast && day.slice(8) < plan.anchor.slice(8))).toBe(true);
        }
      }),
    );
  });
});
