import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Environment } from '#contract/generated/config.ts';

export const ENVIRONMENTS = ['DEVELOPMENT', 'PRODUCTION'] as const satisfies readonly Environment[];

/** The business that a row belongs to: first in every key and index of a business's table. */
export function businessId() {
  return uuid('business_id').notNull();
}

/** Test or live: follows `business_id` in every key and index. */
export function environment() {
  return text('environment', { enum: ENVIRONMENTS }).notNull();
}

/** A UTC timestamp with millisecond precision, which a JavaScript Date and a cursor represent exactly. */
export function moment(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** Whole minor units of the currency in the row's currency column. */
export function money(name: string) {
  return bigint(name, { mode: 'bigint' });
}

/**
 * JSON text of a value that PostgreSQL takes: NUL characters are left out, and halves of characters, which JSON escapes, are
 * replaced by U+FFFD.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(/\\(?:u(d[89a-f][0-9a-f]{2}|0000)|.)/g, (escaped, unit?: string) => {
    if (unit === undefined) return escaped;
    return unit === '0000' ? '' : '\ufffd';
  });
}

/** A value as jsonb, with any text. */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType() {
    return 'jsonb';
  },
  toDriver: jsonText,
});

/** Text with the collation "C", so that a prefix is an index range in every database. */
const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType() {
    return 'text collate "C"';
  },
});

/**
 * The lower-cased copy of a field, for search. It is a column because `lower()` is not leakproof: under row-level security
 * a condition on `lower(field)` would not use its index.
 */
export function searchColumn(field: string) {
  return bytewiseText(searchColumnName(field)).generatedAlwaysAs(sql.raw(`lower("${field}")`));
}

/** The name of the search column of a field. */
export function searchColumnName(field: string): string {
  return `${field}_search`;
}

/** The last four characters of a field, such as a card number, for search. */
export function lastFourColumn(field: string) {
  return bytewiseText(lastFourColumnName(field)).generatedAlwaysAs(sql.raw(`right("${field}", 4)`));
}

/** The name of the column with the last four characters of a field. */
export function lastFourColumnName(field: string): string {
  return `${field}_last_four`;
}

/** CHECK constraint with the allowed values. Not a PostgreSQL enum, whose comparisons are not leakproof. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** Binary data, such as a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType() {
    return 'bytea';
  },
});
