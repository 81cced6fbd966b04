import { dayOf, hourOfDay, startOfDay } from '#contract/dates/days.ts';
import { addWorkingDays } from '#contract/dates/workingDays.ts';
import type { Currency } from '#contract/money/currencies.ts';

/** Indonesian banks take larger transfers to other banks until an hour of the day, in the time zone of Jakarta. */
const LARGE = { currency: 'IDR', above: 100_000_000n, until: 13, zone: 'Asia/Jakarta' } as const;

/**
 * When a transfer of minor units that is sent now is submitted to the bank: at once, or at the start of the next business day.
 * Rule sending.large-after-one.
 */
export function submissionTime(
  { amount, currency }: { readonly amount: bigint; readonly currency: Currency },
  now: Date,
): Date {
  const { above, until, zone } = LARGE;
  if (currency !== LARGE.currency || amount <= above) return now;
  const day = dayOf(now, zone);
  return now > hourOfDay(day, until, zone) ? startOfDay(addWorkingDays(day, 1), zone) : now;
}
