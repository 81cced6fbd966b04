import type { TransitionsFile } from '#contract/generated/config.ts';
import type { Lapse, RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';

/** The lapses of a record by the events that the clock causes (`at`). Events that `checkTransitions` rejects have none. */
function lapsesOf({ fields }: RecordSchema, { value }: Source<TransitionsFile>): Lapse[] {
  return Object.values(value.events).flatMap(({ field = 'status', from, to, at, after_days, fills = [], remind }) => {
    if (at === undefined || from === undefined || field !== 'status') return [];
    const kind = Object.hasOwn(fields, at) ? fields[at]?.kind : undefined;
    if (kind !== 'date' && kind !== 'datetime') return [];
    return [{ when: at, kind, from, to, afterDays: after_days ?? 0, fills, ...(remind && { remind }) }];
  });
}

const known = new WeakMap<RecordSchema, { readonly source: Source<TransitionsFile>; readonly record: RecordSchema }>();

/** The records with what becomes of them when their time is over. A record that has not changed stays the same object. */
export function withLapses(
  records: ReadonlyMap<string, RecordSchema>,
  transitions: ReadonlyMap<string, Source<TransitionsFile>>,
): Map<string, RecordSchema> {
  const result = new Map<string, RecordSchema>();
  for (const [name, record] of records) {
    const source = transitions.get(name);
    if (source === undefined) {
      result.set(name, record);
      continue;
    }
    const before = known.get(record);
    const lapsing = before?.source === source ? before.record : { ...record, lapses: lapsesOf(record, source) };
    known.set(record, { source, record: lapsing });
    result.set(name, lapsing);
  }
  return result;
}
