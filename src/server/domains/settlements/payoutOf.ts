import type { PaymentLimits } from '#compiler/resolve/settings/resolveLimits.ts';
import { addDays, dayOf, hourOfDay } from '#contract/dates/days.ts';
import { addWorkingDays } from '#contract/dates/workingDays.ts';
import type { SettlementRule } from '#contract/generated/config.ts';
import type { transactions } from '../../database/schema/index.ts';

/** Whose money waits: its rules and its time zone (IANA name). */
export interface SettledBusiness {
  readonly timeZone: string;
  readonly limits: Pick<PaymentLimits, 'settlement' | 'virtualAccountSettlementDays'>;
}

/** When money reaches the balance. */
export interface Payout {
  /** YYYY-MM-DD, in the time zone of the business. */
  readonly day: string;
  readonly due: Date;
}

const DAY = 86_400_000;

/** When a rule pays out what was accepted at a moment: at an hour of the day in the time zone (IANA name). */
export function payoutBy(rule: SettlementRule, hour: number, timeZone: string, accepted: Date): Payout {
  const today = dayOf(accepted, timeZone);
  const isLate = accepted >= hourOfDay(today, rule.cut_off, timeZone);
  const day = addWorkingDays(isLate ? addDays(today, 1) : today, rule.days);
  return { day, due: hourOfDay(day, hour, timeZone) };
}

/**
 * When a payment reaches the balance that was accepted at a moment by a channel of a category; `undefined`: at once. Cards
 * are paid out when their acquirer says.
 * Rule transactions.settlement-days, limits.restricted-settles.
 */
export function payoutOf(
  { timeZone, limits }: SettledBusiness,
  category: Exclude<typeof transactions.$inferSelect.channel_category, 'CARD'>,
  accepted: Date,
): Payout | undefined {
  const { settlement, virtualAccountSettlementDays } = limits;
  if (category === 'VIRTUAL_ACCOUNT' && virtualAccountSettlementDays > 0) {
    const due = new Date(accepted.getTime() + virtualAccountSettlementDays * DAY);
    return { day: dayOf(due, timeZone), due };
  }
  const rule = category === 'BANK_TRANSFER' ? undefined : settlement.categories[category];
  if (rule === undefined) return undefined;
  return payoutBy(rule, settlement.hour, timeZone, accepted);
}
