import type {
  BalanceBlock,
  BreakdownBlock,
  ChartBlock,
  MetricBlock,
  Period,
  RecordCondition,
  SetupBlock,
  SetupFact,
  ToDoBlock,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** Records that wait for a person. */
export interface ToDoAccess {
  readonly id: string;
  readonly record: RecordSchema;
  readonly where: RecordCondition;
  readonly due: string | undefined;
}

/** The payments that are not paid yet. */
export interface PendingAccess {
  readonly record: RecordSchema;
  readonly where: RecordCondition;
}

/** Money that arrives on the day of its record. */
export interface ArrivingAccess extends PendingAccess {
  /** The date field. */
  readonly day: string;
  /** The money field. */
  readonly sum: string;
}

/** Money that leaves at the time of its record. */
export interface LeavingAccess extends PendingAccess {
  /** The time field. */
  readonly at: string;
}

/** The period of a block. */
export interface PeriodAccess {
  readonly period: Period;
  /** The periods that people choose from; `period` is the default. `undefined`: the period is fixed. */
  readonly periods?: readonly Period[];
}

/** A block whose figures the server computes, and what it may read. */
export type BlockAccess =
  | {
      readonly block: BalanceBlock;
      readonly pending?: PendingAccess;
      readonly arriving?: ArrivingAccess;
      readonly leaving?: LeavingAccess;
    }
  /** The facts are by card, of those that can be done. */
  | { readonly block: SetupBlock; readonly facts: Readonly<Record<string, SetupFact>> }
  | { readonly block: ToDoBlock; readonly items: readonly ToDoAccess[] }
  | (PeriodAccess & {
      readonly block: MetricBlock | ChartBlock | BreakdownBlock;
      readonly record: RecordSchema;
      readonly where: RecordCondition;
    });
