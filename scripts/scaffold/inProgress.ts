import type { Config } from '#compiler/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** Statuses by their words of records that are not at rest. */
export const UNFINISHED =
  /^(?:PENDING|PROCESSING|QUEUED|RUNNING|CLAIMED|SETTLING|RETRYING|REQUESTED|SUBMITTED|WAITING)$/i;

/**
 * The condition under which a record changes by itself: that of another resource of the same record, or, for a new record,
 * its unfinished statuses. `undefined` where it never does.
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
