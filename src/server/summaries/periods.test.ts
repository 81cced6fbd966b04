import { describe, expect, it } from 'vitest';
import { periodBefore, periodDays } from './periods.ts';

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
});
