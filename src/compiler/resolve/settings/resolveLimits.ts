import type { DailyLimit, LimitsFile, RecurringLimits } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { firstOpen } from '../gate/firstOpen.ts';

/** What a business may move, and how its recurring plans ask for money. Rule limits.declared-once. */
export interface PaymentLimits {
  /** `undefined`: no limit. */
  readonly acceptedPerDay: DailyLimit | undefined;
  /** `undefined`: no limit. */
  readonly sentPerDay: DailyLimit | undefined;
  /** Days of 24 hours until a virtual account payment is the business's to use; 0 is at once. */
  readonly virtualAccountSettlementDays: number;
  readonly recurring: RecurringLimits;
}

/** The limits that hold for the facts: of each list the first entry that is open. */
export function resolveLimits({ payments, recurring }: LimitsFile, facts: GuardFacts): PaymentLimits {
  return {
    acceptedPerDay: firstOpen(payments.accepted_per_day, facts),
    sentPerDay: firstOpen(payments.sent_per_day, facts),
    virtualAccountSettlementDays: firstOpen(payments.virtual_account_settlement_days, facts)?.value ?? 0,
    recurring,
  };
}
