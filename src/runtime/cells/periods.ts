import type { Period } from '#contract/generated/api.ts';

/** The texts of a period. */
interface PeriodKind {
  /** The locale key of the previous period of the same length. */
  readonly before: string;
}

/** Every period that a block may cover. */
export const PERIODS = {
  today: { before: 'block.before_today' },
  'last-7-days': { before: 'block.before_last_7_days' },
  'last-30-days': { before: 'block.before_last_30_days' },
} as const satisfies { [P in Period]: PeriodKind };
