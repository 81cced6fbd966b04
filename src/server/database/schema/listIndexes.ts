import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, uniqueIndex } from 'drizzle-orm/pg-core';
import { lastFourColumnName, searchColumnName } from './columns.ts';

interface RecordColumns {
  readonly [name: string]: ExtraConfigColumn;
}

/**
 * The indexes that lists sort and filter by: (business_id, environment, …fields desc, id desc), as `x-indexes` of the
 * record schema names them. NULLS FIRST is what `ORDER BY field DESC` means; without it drizzle writes NULLS LAST and the
 * planner sorts instead of reading the index.
 */
export function listIndexes(table: string, columns: RecordColumns, fieldLists: readonly (readonly string[])[]) {
  return fieldLists.map((fields) =>
    index(`${table}_${fields.join('_')}_idx`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      ...fields.map((field) => column(columns, field).desc().nullsFirst()),
      column(columns, 'id').desc().nullsFirst(),
    ),
  );
}

/** The indexes of the lower-cased copies of fields: (business_id, environment, field_search), as `x-lookup` names them. */
export function lookupIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    index(`${table}_${field}_search_idx`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      column(columns, searchColumnName(field)),
    ),
  );
}

/** The indexes of search by last four characters: (business_id, environment, field_last_four), as `x-last-four` names them. */
export function lastFourIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    index(`${table}_${field}_last_four_idx`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      column(columns, lastFourColumnName(field)),
    ),
  );
}

/** The indexes that keep a field's values apart: (business_id, environment, field), as `x-unique` names them. */
export function uniqueIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    uniqueIndex(`${table}_${field}_key`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      column(columns, field),
    ),
  );
}

/** The indexes that let one record have a yes-or-no field, as `x-only-one` names them. */
export function onlyOneIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    uniqueIndex(`${table}_${field}_only`)
      .on(column(columns, 'business_id'), column(columns, 'environment'))
      .where(sql`${column(columns, field)}`),
  );
}

/** The index of a record of which a business has one (`x-singleton`). */
export function singletonIndex(table: string, columns: RecordColumns) {
  return uniqueIndex(`${table}_singleton`).on(column(columns, 'business_id'), column(columns, 'environment'));
}

function column(columns: RecordColumns, name: string): ExtraConfigColumn {
  const found = columns[name];
  if (!found) throw new Error(`no column ${name}`);
  return found;
}
