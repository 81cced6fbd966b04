import { and, sql } from 'drizzle-orm';
import type { Relation } from '#compiler/resolve/fields/recordReference.ts';
import type { RecordView } from '#compiler/resolve/fields/recordView.ts';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import { scopeValues } from './statements/conditions.ts';
import { fixedConditions, scopeConditions } from './statements/recordConditions.ts';
import { recordTable } from './statements/recordTable.ts';
import {
  type ApiRecord,
  type RecordReader,
  type Row,
  recordWriter,
  selection,
  viewShape,
} from './statements/selection.ts';
import { type BoundQuery, bind, statementFor } from './statements/statement.ts';

/** A resource whose records can be referenced. */
type Referable = ResourceAccess & { readonly reference: RecordView };

type Access = Resolution['access'];

function isReferable(access: ResourceAccess | undefined): access is Referable {
  return access?.reference !== undefined;
}

/** Resources that may contain the record of an id: the relation's, or all with the id's prefix, widest first. */
function candidates({ resource }: Relation, id: string, access: Access): Referable[] {
  const known = resource === undefined ? [...access.values()] : [access.get(resource)];
  return known
    .filter(isReferable)
    .filter(({ record }) => parseRecordId(record.idPrefix, id) !== undefined)
    .sort((one, other) => Object.keys(one.where).length - Object.keys(other.where).length);
}

/** Resources whose records may contain an id in one of their fields. */
function holders({ from }: Relation, access: Access): { target: Referable; by: string }[] {
  return from.flatMap(({ resource, foreign_key: by }) => {
    const target = access.get(resource);
    return isReferable(target) ? [{ target, by }] : [];
  });
}

/** The id of a relation whose title must be read; `undefined` without an id, or when the record contains the title. */
function unnamedId({ field, text }: Relation, record: ApiRecord): string | undefined {
  const id = record[field];
  if (typeof id !== 'string' || (text !== undefined && record[text])) return undefined;
  return id;
}

/** Ids for one statement: of the records themselves, or of a record that they refer to. */
interface Wanted {
  readonly target: Referable;
  readonly by: string;
  readonly ids: Set<string>;
}

/** The titles to read, each resource and field once. */
function wantedIds(relations: readonly Relation[], records: readonly ApiRecord[], access: Access): Wanted[] {
  const wanted = new Map<string, Wanted>();
  function want(target: Referable, by: string, id: string): void {
    const key = `${target.name} ${by}`;
    const known = wanted.get(key) ?? { target, by, ids: new Set() };
    wanted.set(key, known);
    known.ids.add(id);
  }
  for (const relation of relations) {
    for (const record of records) {
      const id = unnamedId(relation, record);
      if (id === undefined) continue;
      if (relation.from.length > 0) for (const { target, by } of holders(relation, access)) want(target, by, id);
      else for (const target of candidates(relation, id, access)) want(target, 'id', id);
    }
  }
  return [...wanted.values()];
}

/** The fields for a record's title, and the id by which it is found. */
function namingView({ reference }: Referable, by: string): RecordView {
  return { ...reference, fields: [...new Set([...reference.fields, by])] };
}

/** Reads titles of records of one resource, restricted to its records. */
function referenceQuery({ target, by, ids }: Wanted, scope: BusinessScope): BoundQuery {
  const { record, where } = target;
  const view = namingView(target, by);
  const shape = `reference|${target.name}|${by}|${viewShape(view)}|${JSON.stringify(where)}`;
  const statement = statementFor(shape, () => {
    const { table, column } = recordTable(record);
    const byIds = sql`${column(by)} = any(${sql.placeholder('ids')}::uuid[])`;
    const cells = sql.join(selection({ ...target, actions: [], refused: [] }, view), sql`, `);
    return sql`select ${cells} from ${table} where ${and(...scopeConditions(record), byIds, ...fixedConditions(record, where))}`;
  });
  const prefix = record.fields[by]?.idPrefix ?? record.idPrefix;
  const uuids = [...ids].flatMap((id) => parseRecordId(prefix, id) ?? []);
  return bind(statement, { ...scopeValues(scope), ids: uuids });
}

/** The titles by field and id. The first match wins. */
async function readNames(
  { pool, now }: RecordReader,
  scope: BusinessScope,
  wanted: readonly Wanted[],
): Promise<Map<string, ApiRecord>> {
  const results = await readInBusiness(
    pool,
    scope,
    wanted.map((each) => referenceQuery(each, scope)),
  );
  const named = new Map<string, ApiRecord>();
  for (const [index, { target, by }] of wanted.entries()) {
    const write = recordWriter({ ...target, actions: [], refused: [] }, namingView(target, by), now);
    for (const row of (results[index]?.rows ?? []) as Row[]) {
      const other = write(row);
      const key = `${by === 'id' ? 'id' : 'from'} ${other[by]}`;
      if (!target.reference.fields.includes(by)) delete other[by];
      if (!named.has(key)) named.set(key, { resource: target.name, record: other });
    }
  }
  return named;
}

/**
 * Adds `related` to records: for each relation whose target the user may open, its resource, id and title. One statement
 * per resource, all in one round trip.
 * Rule details.related-names.
 */
export async function nameRelated(
  reader: RecordReader,
  scope: BusinessScope,
  access: Access,
  relations: readonly Relation[],
  records: readonly ApiRecord[],
): Promise<void> {
  const wanted = wantedIds(relations, records, access);
  if (wanted.length === 0) return;
  const named = await readNames(reader, scope, wanted);
  for (const record of records) {
    const related: ApiRecord = {};
    for (const relation of relations) {
      const id = unnamedId(relation, record);
      const other = named.get(`${relation.from.length > 0 ? 'from' : 'id'} ${id}`);
      if (other !== undefined) related[relation.field] = other;
    }
    if (Object.keys(related).length > 0) record.related = related;
  }
}
