import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatMonth, formatShortDay, formatTime } from './formatDates.ts';

const MORNING = '2026-08-05T02:05:00Z';

describe('dates as people read them', () => {
  // Rule dates.written.
  it('go by language, and in English by country', () => {
    expect(formatDateTime(MORNING, 'Asia/Jakarta', 'en', undefined)).toBe('05 Aug 2026, 09:05 AM');
    expect(formatDateTime(MORNING, 'Asia/Jakarta', 'en', 'ID')).toBe('05 Aug 2026, 09:05 AM');
    expect(formatDateTime(MORNING, 'Asia/Manila', 'en', 'PH')).toBe('Aug 05, 2026, 10:05 AM');
    expect(formatDateTime(MORNING, 'Asia/Jakarta', 'id', 'ID')).toBe('05 Agt 2026, 09.05');
    expect(formatDateTime(MORNING, 'Asia/Manila', 'id', 'PH')).toBe('05 Agt 2026, 10.05');
    expect(formatDate(MORNING, 'UTC', 'id', undefined)).toBe('05 Agt 2026');
    expect(formatDay('2026-12-31', 'en', 'PH')).toBe('Dec 31, 2026');
    expect(formatShortDay('2026-05-09', 'id', undefined)).toBe('9 Mei');
    expect(formatShortDay('2026-05-09', 'en', 'PH')).toBe('May 9');
  });

  it.each([
    ['en', 'ID', 'short', '5 Aug, 09:05 AM'],
    ['en', 'PH', 'short', 'Aug 5, 09:05 AM'],
    ['id', 'PH', 'short', '5 Agt, 09.05'],
    ['en', 'ID', 'long', 'Wed, 05 Aug 2026, 09:05:07 AM'],
    ['en', 'PH', 'long', 'Wed, Aug 05, 2026, 09:05:07 AM'],
    ['id', 'ID', 'long', 'Rab, 05 Agt 2026, 09.05.07'],
  ] as const)('in %s of %s, %s, are %s', (language, country, style, written) => {
    expect(formatDateTime('2026-08-05T02:05:07Z', 'Asia/Jakarta', language, country, style)).toBe(written);
    expect(written).toContain(formatDate('2026-08-05T02:05:07Z', 'Asia/Jakarta', language, country, style));
    expect(written).toContain(formatDay('2026-08-05', language, country, style));
  });

  it('of a month have its word and year', () => {
    expect([formatMonth('2026-12', 'en'), formatMonth('2027-01', 'id')]).toEqual(['Dec 2026', 'Jan 2027']);
  });

  it('know noon from midnight', () => {
    expect(formatTime('2026-11-21T00:00:00Z', 'UTC', 'en')).toBe('12:00 AM');
    expect(formatTime('2026-11-21T12:30:00Z', 'UTC', 'en')).toBe('12:30 PM');
    expect(formatTime('2026-11-21T17:00:00Z', 'Asia/Jakarta', 'id')).toBe('00.00');
  });

  // Rule dates.same-bytes.
  it('are the same bytes in every zone and language of the machine', () => {
    const program = `
      import { formatDateTime } from ${JSON.stringify(new URL('./formatDates.ts', import.meta.url).href)};
      import { dayOf, startOfDay, addDays } from ${JSON.stringify(new URL('./days.ts', import.meta.url).href)};
      const lines = [];
      for (const iso of ['2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z', '2026-11-01T09:30:00Z', '2026-12-31T23:59:59Z']) {
        for (const zone of ['Asia/Jakarta', 'Asia/Manila', 'Asia/Kolkata', 'UTC']) {
          const day = dayOf(iso, zone);
          lines.push(formatDateTime(iso, zone, 'en', 'PH'), formatDateTime(iso, zone, 'id'), day, addDays(day, -30), startOfDay(day, zone).toISOString());
        }
      }
      console.log(lines.join('\\n'));`;
    const outputs = [
      ['UTC', 'C'],
      ['America/New_York', 'id_ID.UTF-8'],
      ['Pacific/Kiritimati', 'ar_EG.UTF-8'],
    ].map(([TZ, LANG]) =>
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
        env: { PATH: process.env.PATH, TZ, LANG, LC_ALL: LANG },
        encoding: 'utf8',
      }),
    );
    expect(outputs[0]).toContain('29 Mar 2026, 08.30');
    expect(new Set(outputs).size).toBe(1);
  }, 30_000);
});
