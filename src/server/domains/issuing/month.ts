import { startOfDay, today } from '#contract/dates/days.ts';

/** When the current month began, in a time zone. */
export function startOfMonth(timeZone: string, now: Date): Date {
  return startOfDay(`${today(timeZone, now).slice(0, 7)}-01`, timeZone);
}

/** When the next month begins, in a time zone. */
export function startOfNextMonth(timeZone: string, now: Date): Date {
  const [year = 0, month = 0] = today(timeZone, now).split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return startOfDay(`${nextYear}-${String(nextMonth).padStart(2, '0')}-01`, timeZone);
}

/** Whether a card is past its last month, MM/YY, which it may still be used in. Months are those of the time zone. */
export function isExpired(expiry: string, timeZone: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return today(timeZone, now).slice(0, 7) > `20${year}-${month}`;
}
