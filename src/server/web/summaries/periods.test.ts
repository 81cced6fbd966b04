import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/dates/days.ts';
import { periodBars, periodBefore, periodDays } from './periods.ts';

/** 21 November, 06:30 in Jakarta. */
const MORNING = new Date('2026-11-20T23:30:00Z');

describe('periods', () => {
  it('end today, in the person’s zone', () => {
    expect(periodDays('last-30-days', 'Asia/Jakarta', MORNING)).toEqual({
      from: '2026-10-23',
      to: '2026-11-21',
      start: new Date('2026-10-22T17:00:00Z'),
      end: new Date('2026-11-21T17:00:00Z'),
    });
    expect(periodDays('today', 'UTC', MORNING).from).toBe('2026-11-20');
  });

  it('are compared with as much of the period before', () => {
    const yesterday = periodBefore('today', 'Asia/Jakarta', MORNING);
    expect(yesterday.start).toEqual(new Date('2026-11-19T17:00:00Z'));
    expect(yesterday.end).toEqual(new Date('2026-11-19T23:30:00Z'));
    expect(periodBefore('last-7-days', 'Asia/Jakarta', MORNING)).toMatchObject({
      from: '2026-11-08',
      to: '2026-11-14',
    });
  });

  it.each([
    // 09:30 in New York: on the day that lasts 23 hours, on the day after it, and on the day that lasts 25.
    ['2026-03-08T13:30:00Z', '2026-03-07T14:30:00Z'],
    ['2026-03-09T13:30:00Z', '2026-03-08T13:30:00Z'],
    ['2026-11-01T14:30:00Z', '2026-10-31T13:30:00Z'],
    ['2026-11-02T14:30:00Z', '2026-11-01T14:30:00Z'],
    // 01:00, before the clocks change.
    ['2026-03-08T06:00:00Z', '2026-03-07T06:00:00Z'],
  ])('are compared by the clock where clocks change: %s with %s', (now, end) => {
    expect(periodBefore('today', 'America/New_York', new Date(now)).end).toEqual(new Date(end));
  });

  // Rule home.bars.
  it.each([
    ['today', 1, 1],
    ['last-7-days', 7, 1],
    ['last-30-days', 30, 1],
    ['last-12-weeks', 12, 7],
  ] as const)('%s has %i bars of %i days, without a gap', (period, count, length) => {
    for (const zone of ['Asia/Jakarta', 'America/New_York']) {
      const bars = periodBars(period, zone, MORNING);
      const whole = periodDays(period, zone, MORNING);
      expect(bars).toHaveLength(count);
      expect([bars[0]?.start, bars.at(-1)?.end]).toEqual([whole.start, whole.end]);
      for (const [index, bar] of bars.entries()) {
        expect(addDays(bar.from, length - 1)).toBe(bar.to);
        if (index > 0)
          expect([addDays(bars[index - 1]?.to ?? '', 1), bars[index - 1]?.end]).toEqual([bar.from, bar.start]);
      }
    }
  });

  it('have days of 23 and 25 hours', () => {
    const hours = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000;
    const at = (now: string) => hours(periodDays('last-7-days', 'America/New_York', new Date(now)));
    expect(at('2026-03-09T13:30:00Z')).toBe(7 * 24 - 1);
    expect(at('2026-11-02T13:30:00Z')).toBe(7 * 24 + 1);
  });
});
