import type { RecordSchema } from '#contract/recordSchema.ts';
import { HIDDEN } from '#contract/text/hiddenValue.ts';

/**
 * Values of a record for the activity log. The log is append-only and cannot be erased, so a personal field is replaced by
 * whether it was empty.
 * Rule customers.personal-not-logged.
 */
export function maskPersonal(
  record: RecordSchema,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries(values).map(([name, value]) => {
    const isPersonal = Object.hasOwn(record.fields, name) && record.fields[name]?.personal === true;
    return [name, isPersonal && value !== null ? HIDDEN : value];
  });
  return Object.fromEntries(kept);
}
