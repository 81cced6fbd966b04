import type { FormValue, FormValues, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';
import { fieldLabel, labelledValues, recordKey } from '../../resolve/fields/resolveColumn.ts';
import { formKey, partValues } from '../../resolve/forms/formLabels.ts';
import { setOwn } from '../syntax/walkYaml.ts';
import type { Words } from './readMessages.ts';

/** Implied texts, and the keys of their fallbacks: the first existing one is used. */
type Implied = readonly [key: string, fallbacks: readonly string[]];

function recordWords(record: RecordSchema): Implied[] {
  const implied: Implied[] = [];
  for (const { name } of Object.values(record.fields)) {
    implied.push([fieldLabel(record, name), [`fields.common.${name}`]]);
    for (const { value, label } of labelledValues(record, name)) implied.push([label, [`values.common.${value}`]]);
  }
  return implied;
}

function optionsOf(value: FormValue): readonly string[] {
  const text = value.type === 'array' ? value.items : value;
  return (text.type === 'string' ? text.enum : undefined) ?? [];
}

function formWords(key: string, record: string | undefined, values: Readonly<Record<string, FormValue>>): Implied[] {
  const implied: Implied[] = [];
  for (const [name, value] of Object.entries(values)) {
    const ofRecord = record === undefined ? [] : [`fields.${record}.${name}`];
    implied.push([`${key}.${name}`, [...ofRecord, `fields.common.${name}`]]);
    for (const option of optionsOf(value)) {
      const valueOfRecord = record === undefined ? [] : [`values.${record}.${name}.${option}`];
      implied.push([`${key}.${name}.${option}`, [...valueOfRecord, `values.common.${option}`]]);
    }
    implied.push(...formWords(`${key}.${name}`, undefined, partValues(value)));
  }
  return implied;
}

/** The record of each form, as locale keys spell it: the one that it is named after, or is filled in for. */
function formRecords(
  resources: ReadonlyMap<string, Source<ResourceFile>>,
  records: ReadonlyMap<string, RecordSchema>,
): Map<string, string> {
  const found = new Map([...records].map(([name, record]) => [name, recordKey(record)]));
  for (const { value } of resources.values()) {
    const record = records.get(value.record);
    if (record === undefined) continue;
    for (const { form } of value.actions ?? []) {
      if (form !== undefined && !records.has(form)) found.set(form, recordKey(record));
    }
  }
  return found;
}

interface Named {
  readonly resources: ReadonlyMap<string, Source<ResourceFile>>;
  readonly records: ReadonlyMap<string, RecordSchema>;
  readonly formValues: ReadonlyMap<string, Source<FormValues>>;
}

/**
 * The words with those that go unsaid: a field without a label of its own is called as every field of that name
 * (`fields.common.created`), a value as every such value (`values.common.PENDING`), and a form field as the field of
 * its record.
 */
export function withCommonWords(
  words: ReadonlyMap<string, Source<Words>>,
  { resources, records, formValues }: Named,
): Map<string, Source<Words>> {
  const recordOf = formRecords(resources, records);
  const implied = [...records.values()].flatMap(recordWords);
  for (const [form, { value }] of formValues) {
    implied.push(...formWords(formKey(form), recordOf.get(form), value.properties));
  }
  const complete = new Map<string, Source<Words>>();
  for (const [language, source] of words) {
    const value: Record<string, string> = Object.assign(Object.create(null), source.value);
    for (const [key, fallbacks] of implied) {
      if (Object.hasOwn(value, key)) continue;
      const fallback = fallbacks.find((candidate) => Object.hasOwn(value, candidate));
      if (fallback !== undefined) setOwn(value, key, value[fallback] ?? '');
    }
    complete.set(language, { ...source, value });
  }
  return complete;
}
