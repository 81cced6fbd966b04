import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { Config } from '../config.ts';
import { listWords } from '../nearest.ts';
import { startOf } from '../report.ts';
import type { Change } from './Change.ts';

function describeField(before: RecordField, after: RecordField): string[] {
  const found: string[] = [];
  if (before.kind !== after.kind) found.push(`${before.kind} → ${after.kind}`);
  if (before.nullable !== after.nullable) found.push(after.nullable ? 'may be empty now' : 'is never empty now');
  const gone = before.values.filter((value) => !after.values.includes(value));
  const added = after.values.filter((value) => !before.values.includes(value));
  if (gone.length > 0) found.push(`without ${listWords(gone)}`);
  if (added.length > 0) found.push(`with ${listWords(added)} as well`);
  return found;
}

function diffRecord(before: RecordSchema, after: RecordSchema): Change[] {
  const changes: Change[] = [];
  const place = startOf(`schemas/records/${after.name}.schema.json`);
  for (const field of new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])) {
    const [old, now] = [before.fields[field], after.fields[field]];
    const thing = `records.${after.name}.${field}`;
    if (old === undefined) changes.push({ kind: 'new', thing, place, what: 'new field of the record' });
    else if (now === undefined) changes.push({ kind: 'gone', thing, place, what: 'no longer a field of the record' });
    else {
      const what = describeField(old, now);
      if (what.length > 0) changes.push({ kind: 'changed', thing, place, what: what.join('; ') });
    }
  }
  return changes;
}

/** Fields and values of records that are not as they were. Whole records come and go with the resources that show them. */
export function diffRecords(before: Config, after: Config): Change[] {
  const changes: Change[] = [];
  for (const [name, record] of after.records) {
    const old = before.records.get(name);
    if (old !== undefined) changes.push(...diffRecord(old, record));
  }
  return changes;
}
