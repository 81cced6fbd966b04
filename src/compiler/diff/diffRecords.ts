import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { Config } from '../config.ts';
import { listWords } from '../nearest.ts';
import { startOf } from '../report.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import type { Change } from './Change.ts';
import { inWords } from './compareSaid.ts';
import { widens } from './compareValues.ts';
import type { KeyClass } from './keys/KeyClass.ts';
import { FIELD_CLASSES, RECORD_CLASSES } from './keys/schemaClasses.ts';

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

/** What two parts of a record schema say differently, by the classes of their keys. */
function diffKeys<Part extends object>(
  [before, after]: readonly [Part, Part],
  classes: Readonly<Partial<Record<keyof Part & string, KeyClass>>>,
  about: Pick<Change, 'thing' | 'place'>,
  values: FactValues,
): Change[] {
  const changes: Change[] = [];
  for (const [key, keyClass] of Object.entries(classes) as [keyof Part & string, KeyClass][]) {
    const [was, is] = [JSON.stringify(before[key]), JSON.stringify(after[key])];
    if (was === is || keyClass === 'neutral') continue;
    const isMore = widens(keyClass, before[key], after[key], values);
    changes.push({ ...about, kind: isMore ? 'widened' : 'changed', what: `${key}: ${inWords(was)} → ${inWords(is)}` });
  }
  return changes;
}

function diffRecord(before: RecordSchema, after: RecordSchema, values: FactValues): Change[] {
  const place = startOf(`schemas/records/${after.name}.schema.json`);
  const changes = diffKeys([before, after], RECORD_CLASSES, { thing: `records.${after.name}`, place }, values);
  for (const field of new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])) {
    const [old, now] = [before.fields[field], after.fields[field]];
    const thing = `records.${after.name}.${field}`;
    if (old === undefined) changes.push({ kind: 'new', thing, place, what: 'new field of the record' });
    else if (now === undefined) changes.push({ kind: 'gone', thing, place, what: 'no longer a field of the record' });
    else {
      const what = describeField(old, now);
      if (what.length > 0) changes.push({ kind: 'changed', thing, place, what: what.join('; ') });
      changes.push(...diffKeys([old, now], FIELD_CLASSES, { thing, place }, values));
    }
  }
  return changes;
}

/** Fields and values of records that are not as they were. Whole records come and go with the resources that show them. */
export function diffRecords(before: Config, after: Config, values: FactValues): Change[] {
  const changes: Change[] = [];
  for (const [name, record] of after.records) {
    const old = before.records.get(name);
    if (old !== undefined) changes.push(...diffRecord(old, record, values));
  }
  return changes;
}
