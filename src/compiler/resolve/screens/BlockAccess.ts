import type {
  BalanceBlock,
  ChartBlock,
  MetricBlock,
  RecordCondition,
  SetupBlock,
  SetupFact,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** A block whose figures the server computes, and what it may read. */
export type BlockAccess =
  | { readonly block: BalanceBlock }
  /** The facts are by card, of those that can be done. */
  | { readonly block: SetupBlock; readonly facts: Readonly<Record<string, SetupFact>> }
  | { readonly block: MetricBlock | ChartBlock; readonly record: RecordSchema; readonly where: RecordCondition };
