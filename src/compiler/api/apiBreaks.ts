import type { ResourceFile } from '#contract/generated/config.ts';
import type { FieldKind, RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { CHECKS } from '../checks/allChecks.ts';
import type { Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import type { Place, Problem } from '../problem.ts';
import { detailPath } from '../resolve/resources/resolveDetail.ts';
import type { ApiProperty, OpenApi } from './OpenApi.ts';

/** Something of a screen that an API does not give. */
export interface ApiBreak {
  readonly place: Place;
  readonly what: string;
}

const TYPES: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['string'],
  enum: ['string'],
  date: ['string'],
  datetime: ['string'],
  money: ['string'],
  'record-id': ['string'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
  json: ['object', 'array'],
};

const KIND_OF_TYPE: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  object: 'json',
  array: 'json',
};

/** A field as the API has it. What the document leaves open counts as it was. */
function asInApi(field: RecordField, { types, values, nullable }: ApiProperty): RecordField {
  const [type] = types;
  const fits = type === undefined || types.some((candidate) => TYPES[field.kind].includes(candidate));
  if (!fits) return { ...field, kind: KIND_OF_TYPE[type] ?? 'json', values: [] };
  const left = values === undefined ? field.values : field.values.filter((value) => values.includes(value));
  return { ...field, values: left, nullable: field.nullable || nullable };
}

/** A record with what the API has of it. */
function recordInApi(record: RecordSchema, properties: ReadonlyMap<string, ApiProperty>): RecordSchema {
  const fields: Record<string, RecordField> = {};
  for (const [name, field] of Object.entries(record.fields)) {
    const property = properties.get(name);
    if (property !== undefined) fields[name] = asInApi(field, property);
  }
  return { ...record, fields };
}

function pathBreaks(source: Source<ResourceFile>, api: OpenApi, path: string): ApiBreak[] {
  const { resource, detail, actions } = source.value;
  const breaks: ApiBreak[] = [];
  const shown = detail === undefined ? undefined : `${path}/{id}`;
  if (shown !== undefined && !api.has('get', shown)) {
    const what = `The API has no ${shown}, which ${detailPath(source.value)} reads.`;
    breaks.push({ place: source.keyPlace(['detail']), what });
  }
  if (!api.pathNames().some((name) => name.includes('/actions/'))) return breaks;
  for (const [index, { id, scope }] of (actions ?? []).entries()) {
    const run = `/api/${resource}${scope === 'record' ? '/{id}' : ''}/actions/${id}`;
    // An action that streams a file has its own address.
    if (!api.has('post', run) && !api.has('get', `${run}/file`)) {
      breaks.push({
        place: source.place(['actions', index]),
        what: `The API has no ${run}, which the action ${id} runs.`,
      });
    }
  }
  return breaks;
}

function key({ place, code, what }: Problem): string {
  return `${place.file}:${place.line}:${place.column} ${code} ${what}`;
}

/**
 * What a changed API would break: paths that screens read and it does not have, and all problems of the config when the
 * records hold no more than the API gives. By file and line.
 */
export function apiBreaks(draft: Draft, api: OpenApi): ApiBreak[] {
  const breaks: ApiBreak[] = [];
  const records = new Map(draft.records);
  for (const [name, source] of draft.resources) {
    const path = [`/api/${name}`, `/${name}`].find((candidate) => api.has('get', candidate));
    const record = records.get(source.value.record);
    if (path === undefined) {
      const what = `The API has no /api/${name}, which ${source.value.path} reads.`;
      breaks.push({ place: source.place(['resource']), what });
      continue;
    }
    breaks.push(...pathBreaks(source, api, path));
    const properties = api.recordAt(path);
    // Of a record that several paths answer with, what all of them have.
    if (record !== undefined && properties !== undefined) records.set(record.name, recordInApi(record, properties));
  }
  const known = new Set(CHECKS.flatMap((check) => check(draft)).map(key));
  const found = CHECKS.flatMap((check) => check({ ...draft, records })).filter((problem) => !known.has(key(problem)));
  for (const { place, what } of found) breaks.push({ place, what });
  return breaks.sort(
    (left, right) => left.place.file.localeCompare(right.place.file, 'en') || left.place.line - right.place.line,
  );
}
