import type { Config } from '#compiler/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** Words of statuses in which a record is unfinished. */
export const UNFINISHED =
  /^(?:PENDING|PROCESSING|QUEUED|RUNNING|CLAIMED|SETTLING|RETRYING|REQUESTED|SUBMITTED|WAITING)$/i;

/**
 * Returns the condition under which a record is in progress: that of another resource of the same record or, for a new
 * record, its unfinished statuses. `undefined` if it never is.
 */
export function inProgressOf(record: RecordSchema, config: Config): string | undefined {
  if (config.records.has(record.name)) {
    const others = [...config.resources.values()].filter(({ value }) => value.record === record.name);
    return others.map(({ value }) => value.in_progress).find((condition) => condition !== undefined);
  }
  const values = record.fields.status?.values ?? [];
  const conditions = values.filter((value) => UNFINISHED.test(value)).map((value) => `status = '${value}'`);
  return conditions.length === 0 ? undefined : conditions.join(' or ');
}
