import type { RecordCondition } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** The list of other records that a search reads, as far as the person may search it. */
export interface FollowedList {
  /** The field that holds the ids of the other records. */
  readonly field: string;
  readonly record: RecordSchema;
  /** Only these records belong to the list. */
  readonly where: RecordCondition;
  /** The fields that the person may search. */
  readonly fields: readonly string[];
}
