import type { Period } from '#contract/generated/api.ts';

/** The texts of a period. */
interface PeriodKind {
  /** The locale key of its name in a choice of periods. */
  readonly name: string;
  /** The locale key of the previous period of the same length. */
  readonly before: string;
}

/** Every period that a block may cover. */
export const PERIODS = {
  today: { name: 'block.period_today', before: 'block.before_today' },
  'last-7-days': { name: 'block.period_last_7_days', before: 'block.before_last_7_days' },
  'last-30-days': { name: 'block.period_last_30_days', before: 'block.before_last_30_days' },
  'last-12-weeks': { name: 'block.period_last_12_weeks', before: 'block.before_last_12_weeks' },
} as const satisfies { [P in Period]: PeriodKind };
