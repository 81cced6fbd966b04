import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { Draft } from '../../draft.ts';

/** The record schema of a resource by its name; `undefined` when either is missing, which is reported elsewhere. */
export function recordOf(draft: Draft, resource: string): RecordSchema | undefined {
  const source = draft.resources.get(resource);
  return source && draft.records.get(source.value.record);
}

/** The file of a record schema. */
export function recordFile(record: RecordSchema): string {
  return `schemas/records/${record.name}.schema.json`;
}

/** A field of a record by any name. */
export function fieldOf(record: RecordSchema, name: string): RecordField | undefined {
  return Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
}
