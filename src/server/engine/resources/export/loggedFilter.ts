import type { RecordSchema } from '#contract/recordSchema.ts';
import { HIDDEN } from '#contract/text/hiddenValue.ts';
import { maskPersonal } from '../../../core/activity/maskPersonal.ts';

/** The filter of a list for the activity log, without the search text, which may be a person's name. */
export function loggedFilter(record: RecordSchema, filter: unknown): string | undefined {
  if (typeof filter !== 'string' || filter === '') return undefined;
  const values = maskPersonal(record, JSON.parse(filter));
  return JSON.stringify('q' in values ? { ...values, q: HIDDEN } : values);
}
