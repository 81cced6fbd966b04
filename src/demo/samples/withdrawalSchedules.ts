import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { nextRun } from '#server/core/schedules/nextRun.ts';
import { bank_accounts, withdrawal_schedules } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const SCHEDULES = [
  { frequency: 'WEEKLY', status: 'ACTIVE', weekday: 'FRIDAY', month_day: null, keeps: true },
  { frequency: 'MONTHLY', status: 'PAUSED', weekday: null, month_day: 31, keeps: false },
  { frequency: 'DAILY', status: 'PAUSED', weekday: null, month_day: null, keeps: true },
  { frequency: 'DAILY', status: 'DELETED', weekday: null, month_day: null, keeps: false },
] as const;

/** Automatic withdrawals, of businesses that withdraw by themselves in the demo too. */
export const WITHDRAWAL_SCHEDULES = sample(withdrawal_schedules, (demo) => {
  const { country, trade } = demo.business;
  const account = demo.rowsOf(bank_accounts).find(({ is_primary }) => is_primary);
  if (country === 'SG' || trade?.ownBank === undefined || account?.verified == null) return [];
  const time_zone = countryTimeZone(country);
  return SCHEDULES.map(({ keeps, ...schedule }) => {
    const key = demo.key(demo.after(account.verified ?? account.created, 48));
    const times = { ...schedule, time_of_day: '09:00', time_zone };
    return {
      ...times,
      ...key,
      updated: key.created,
      bank_account_id: null,
      keep_amount: keeps ? demo.amount(50_000_000, 100_000_000) : null,
      currency: demo.currency,
      next_run: schedule.status === 'ACTIVE' ? nextRun(times, new Date(demo.now)) : null,
      last_run: null,
      last_result: null,
      created_by: demo.member('can_withdraw'),
      user_id: '',
    };
  });
});
