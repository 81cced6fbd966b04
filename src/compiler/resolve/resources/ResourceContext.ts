import type { ResolvedColumn } from '#contract/generated/api.ts';
import type { FlagsFile, LimitsFile, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';

/** What resolving one resource needs to know of the rest. */
export interface ResourceContext {
  readonly source: Source<ResourceFile>;
  readonly record: RecordSchema;
  readonly gate: Gate;
  readonly limits: LimitsFile;
  readonly flags: Source<FlagsFile>;
  readonly isOpen: (resource: string) => boolean;
  /** The open list columns of an open resource. */
  readonly columnsOf: (resource: string) => readonly ResolvedColumn[];
  readonly relatedBy: readonly string[];
  /** The kinds of records that the person may open, and what else a log mentions. */
  readonly recordKinds: readonly string[];
}
