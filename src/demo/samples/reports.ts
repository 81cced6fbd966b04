import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { report_schedules, reports } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const STATUSES = [
  ['EXPIRED', 6],
  ['CANCELLED', 1],
  ['FAILED', 1],
] as const;

/** Reports that a worker generates when the demo runs, in test mode, so that no live recipient gets a mail. */
const WAITING = [
  ['QUEUED', 1],
  ['RUNNING', 1],
] as const;

/** Only with the flag for reports. A READY report needs a file, so a worker generates the pending ones. */
export const REPORTS = sample(reports, (demo) => {
  const schedules = demo.rowsOf(report_schedules);
  if (schedules.length === 0) return [];
  const states = demo.isTest ? WAITING : STATUSES;
  return demo.times(demo.isTest ? WAITING.length : 12, ({ id, created }, index) => {
    const drawn = demo.state<(typeof STATUSES)[number][0] | (typeof WAITING)[number][0]>(states, index);
    const expires = demo.daysAfter(created, 30);
    // A report whose file would still be kept cannot be EXPIRED.
    const status = drawn === 'EXPIRED' && expires.getTime() > demo.now ? 'CANCELLED' : drawn;
    const format = index % 2 === 0 ? 'CSV' : 'XLSX';
    const [from_day, to_day] = [demo.day(demo.daysAfter(created, -30)), demo.day(created)];
    const isWritten = status === 'EXPIRED';
    const finished = status === 'QUEUED' || status === 'RUNNING' ? null : demo.after(created, 1);
    const rows = isWritten ? 200 + index * 137 : 0;
    return {
      id,
      created,
      updated: finished ?? created,
      status,
      file_name: `transactions-${from_day}-${to_day}.${format.toLowerCase()}`,
      source: 'transactions?columns=created,type,status,channel,external_id,amount',
      format,
      time_zone: countryTimeZone(demo.business.country),
      language: 'id' as const,
      recipients: [demo.business.email],
      from_day,
      to_day,
      rows,
      total: isWritten ? rows : null,
      bytes: isWritten ? rows * 96 : null,
      error_code: status === 'FAILED' ? 'AUTHORIZATION_ERROR' : null,
      schedule_id: index % 3 === 0 ? (schedules[0]?.id ?? null) : null,
      finished,
      expires: isWritten ? expires : null,
      created_by: demo.isTest
        ? (demo.business.members[0]?.email ?? demo.business.email)
        : demo.member(['can_view', 'can_edit']),
      user_id: '',
    };
  });
});
