import type { ScheduleTimes, Weekday } from './nextRun.ts';

/** The fields of a form for the times of a schedule. */
interface TimesForm extends Pick<ScheduleTimes, 'frequency' | 'time_of_day'> {
  readonly weekday?: Weekday;
  readonly month_day?: number;
}

/** The times that a form gives to a schedule: a day of the week or of the month only where the frequency has one. */
export function formTimes({ frequency, weekday, month_day, time_of_day }: TimesForm) {
  return {
    frequency,
    weekday: frequency === 'WEEKLY' ? (weekday ?? 'MONDAY') : null,
    month_day: frequency === 'MONTHLY' ? (month_day ?? 1) : null,
    time_of_day,
  };
}
