import type {
  ChannelsLimits,
  DailyLimit,
  Guard,
  LimitsFile,
  RecurringLimits,
  SettlementRules,
} from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** What a business may move, and how its recurring plans ask for money. Rule limits.declared-once. */
export interface PaymentLimits {
  /** `undefined`: no limit. */
  readonly acceptedPerDay: DailyLimit | undefined;
  /** `undefined`: no limit. */
  readonly sentPerDay: DailyLimit | undefined;
  /** The least that is withdrawn at a time; `undefined`: no limit. */
  readonly withdrawalMinimum: DailyLimit | undefined;
  /** Amounts and lifetimes by channel. */
  readonly channels: ChannelsLimits;
  /** Days of 24 hours until a virtual account payment is the business's to use; 0 is at once. */
  readonly virtualAccountSettlementDays: number;
  readonly settlement: SettlementRules;
  readonly recurring: RecurringLimits;
}

/** Rules by which no money waits. */
const AT_ONCE: SettlementRules = { hour: 0, categories: {} };

/** The limits that hold for the facts: of each list the first entry that is open. */
export function resolveLimits(source: Source<LimitsFile>, gate: Gate): PaymentLimits {
  const { payments, settlement, recurring, channels } = source.value;
  function firstOf<T extends { readonly guard?: Guard }>(key: keyof LimitsFile['payments'], entries?: readonly T[]) {
    return gate.first(source, ['payments', key], `limits.${key}`, entries);
  }
  return {
    acceptedPerDay: firstOf('accepted_per_day', payments.accepted_per_day),
    sentPerDay: firstOf('sent_per_day', payments.sent_per_day),
    withdrawalMinimum: firstOf('withdrawal_minimum', payments.withdrawal_minimum),
    channels: channels ?? {},
    virtualAccountSettlementDays:
      firstOf('virtual_account_settlement_days', payments.virtual_account_settlement_days)?.value ?? 0,
    settlement: settlement ?? AT_ONCE,
    recurring,
  };
}
