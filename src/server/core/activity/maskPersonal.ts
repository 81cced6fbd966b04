import type { RecordSchema } from '#contract/recordSchema.ts';
import { HIDDEN } from '../masking/maskValue.ts';

/**
 * What the activity log keeps of a record's values: nobody can take anything out of it, not even to erase who somebody is,
 * so that of a personal field it says only whether it was empty.
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
