import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Environment } from '#contract/generated/config.ts';

export const ENVIRONMENTS = ['DEVELOPMENT', 'PRODUCTION'] as const satisfies readonly Environment[];

/** The business that a row belongs to: first in every key and index of a tenant's table. */
export function businessId() {
  return uuid('business_id').notNull();
}

/** Test or live: follows `business_id` in every key and index. */
export function environment() {
  return text('environment', { enum: ENVIRONMENTS }).notNull();
}

/** A moment to the millisecond, UTC, so that a JavaScript Date and a cursor hold it exactly. */
export function moment(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** Whole minor units of the currency that stands beside it. */
export function money(name: string) {
  return bigint(name, { mode: 'bigint' });
}

/** Ordered by bytes, so that a prefix is a range of the index whatever the database's collation is. */
const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType() {
    return 'text collate "C"';
  },
});

/**
 * The lower-cased copy of a field, which search compares with. It is a column, because `lower()` is not leakproof: a
 * condition on `lower(field)` would not use its index under row-level security.
 */
export function searchColumn(field: string) {
  return bytewiseText(searchColumnName(field)).generatedAlwaysAs(sql.raw(`lower("${field}")`));
}

/** The name of the column that a field is searched by. */
export function searchColumnName(field: string): string {
  return `${field}_search`;
}

/** The last four characters of a field, such as those of a card's number, for search. */
export function lastFourColumn(field: string) {
  return bytewiseText(lastFourColumnName(field)).generatedAlwaysAs(sql.raw(`right("${field}", 4)`));
}

/** The name of the column with the last four characters of a field. */
export function lastFourColumnName(field: string): string {
  return `${field}_last_four`;
}

/** Only these values: text and not an enum of the database, whose comparisons are not leakproof. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** Raw bytes, such as a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType() {
    return 'bytea';
  },
});
