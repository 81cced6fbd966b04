import { sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, uniqueIndex } from 'drizzle-orm/pg-core';
import { lastFourColumnName, searchColumnName } from './columns.ts';

/** The name of an index that `x-unique-across` declares. */
export function acrossIndexName(table: string, fields: readonly string[]): string {
  return `${table}_${fields.join('_')}_across`;
}

interface RecordColumns {
  readonly [name: string]: ExtraConfigColumn;
}

/**
 * The indexes for sorts and filters of lists: (business_id, environment, …fields desc, id desc), declared by `x-indexes` of
 * the record schema. NULLS FIRST matches `ORDER BY field DESC`; drizzle's default NULLS LAST would make the planner sort
 * instead of reading the index.
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

/** The indexes of search columns: (business_id, environment, field_search), declared by `x-lookup`. */
export function lookupIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    index(`${table}_${field}_search_idx`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      column(columns, searchColumnName(field)),
    ),
  );
}

/** The indexes for search by last four characters: (business_id, environment, field_last_four), declared by `x-last-four`. */
export function lastFourIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    index(`${table}_${field}_last_four_idx`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      column(columns, lastFourColumnName(field)),
    ),
  );
}

/** Unique indexes: (business_id, environment, field), declared by `x-unique`. */
export function uniqueIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    uniqueIndex(`${table}_${field}_key`).on(
      column(columns, 'business_id'),
      column(columns, 'environment'),
      column(columns, field),
    ),
  );
}

/** Unique indexes over all businesses: (environment, …fields), declared by `x-unique-across`. */
export function acrossIndexes(table: string, columns: RecordColumns, fieldLists: readonly (readonly string[])[]) {
  return fieldLists.map((fields) =>
    uniqueIndex(acrossIndexName(table, fields)).on(
      column(columns, 'environment'),
      ...fields.map((field) => column(columns, field)),
    ),
  );
}

/** Unique indexes that allow a yes-or-no field on one record only, declared by `x-only-one`. */
export function onlyOneIndexes(table: string, columns: RecordColumns, fields: readonly string[]) {
  return fields.map((field) =>
    uniqueIndex(`${table}_${field}_only`)
      .on(column(columns, 'business_id'), column(columns, 'environment'))
      .where(sql`${column(columns, field)}`),
  );
}

/** The unique index of a record that a business has once (`x-singleton`). */
export function singletonIndex(table: string, columns: RecordColumns) {
  return uniqueIndex(`${table}_singleton`).on(column(columns, 'business_id'), column(columns, 'environment'));
}

function column(columns: RecordColumns, name: string): ExtraConfigColumn {
  const found = columns[name];
  if (!found) throw new Error(`no column ${name}`);
  return found;
}
