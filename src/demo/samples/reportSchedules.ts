import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { nextRun } from '#server/core/schedules/nextRun.ts';
import { report_schedules } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const SCHEDULES = [
  { name: 'Transaksi harian', frequency: 'DAILY', status: 'ACTIVE', format: 'CSV', weekday: null, month_day: null },
  { name: 'Rekap mingguan', frequency: 'WEEKLY', status: 'ACTIVE', format: 'XLSX', weekday: 'MONDAY', month_day: null },
  { name: 'Tutup buku', frequency: 'MONTHLY', status: 'PAUSED', format: 'XLSX', weekday: null, month_day: 1 },
  { name: 'Laporan uji', frequency: 'DAILY', status: 'DELETED', format: 'CSV', weekday: null, month_day: null },
] as const;

/** Only with the flag for reports. */
export const REPORT_SCHEDULES = sample(report_schedules, (demo) => {
  if (!demo.business.flags.includes('reporting') || demo.business.entity !== 'main') return [];
  const time_zone = countryTimeZone(demo.business.country);
  return demo.early(SCHEDULES.length, ({ id, created }, index) => {
    const schedule = SCHEDULES[index] ?? SCHEDULES[0];
    const times = { ...schedule, time_of_day: '07:00', time_zone };
    return {
      ...times,
      id,
      created,
      updated: created,
      source: 'transactions?columns=created,type,status,channel,external_id,amount',
      language: 'id' as const,
      recipients: [demo.business.email],
      next_run: schedule.status === 'ACTIVE' ? nextRun(times, new Date(demo.now)) : null,
      last_run: null,
      created_by: demo.member('can_edit'),
      user_id: '',
    };
  });
});
