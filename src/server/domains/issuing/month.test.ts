import { describe, expect, it } from 'vitest';
import { isExpired, startOfMonth, startOfNextMonth } from './month.ts';

const JAKARTA = 'Asia/Jakarta';

describe('a month', () => {
  it('begins and ends at midnight of the time zone', () => {
    // 1 January 2027 in Jakarta, the last day of 2026 in UTC.
    const now = new Date('2026-12-31T17:00:00Z');
    expect(startOfMonth(JAKARTA, now)).toEqual(now);
    expect(startOfMonth('UTC', now)).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(startOfNextMonth(JAKARTA, now)).toEqual(new Date('2027-01-31T17:00:00Z'));
    expect(startOfNextMonth('UTC', now)).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it('is the last one of a card that can still be used in it', () => {
    const last = new Date('2026-12-31T16:59:59Z');
    expect(isExpired('12/26', JAKARTA, last)).toBe(false);
    expect(isExpired('12/26', JAKARTA, new Date(last.getTime() + 1_000))).toBe(true);
    expect(isExpired('11/26', JAKARTA, last)).toBe(true);
    expect(isExpired('01/27', JAKARTA, last)).toBe(false);
  });
});
