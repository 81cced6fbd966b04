import { and, eq, getTableColumns, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { type Currency, isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { reviewOf } from '#contract/reviews.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { tables } from '../../database/tables.ts';

/** The columns of a reviewed record. */
export type ReviewedRow = Readonly<Record<string, unknown>>;

type ScopedTable = PgTable & Parameters<typeof isRecord>[0];

function tableOf(record: string, name: string | undefined): ScopedTable {
  const table = tables[name ?? ''];
  if (!is(table, PgTable) || !('business_id' in getTableColumns(table)))
    throw new Error(`${record} has no table of businesses.`);
  return table as ScopedTable;
}

/** The table of a record that has states. Throws for any other. */
export function reviewedTable(record: string): ScopedTable {
  const known: Readonly<Record<string, { readonly table: string }>> = TRANSITIONS;
  return tableOf(record, known[record]?.table);
}

/** Reads and locks a record of a business; `undefined` when it does not exist. */
export async function lockReviewedRow(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  record: string,
  recordId: string,
): Promise<ReviewedRow | undefined> {
  const table = reviewedTable(record);
  const [row] = await transaction
    .select()
    .from(table)
    .where(isRecord(table, scope, recordId))
    .for('update');
  return row;
}

/** Columns that a reviewer need not read: they are in the review itself, or say nothing. */
const LEFT_OUT: ReadonlySet<string> = new Set(['environment', 'created', 'updated', 'currency']);

/** What a business plays in test mode, which is no part of what it requested. Rule activation.simulated-answers. */
const PLAYED = /^(simulated|tried)/;

/** What the name of a column with an uploaded file ends with. */
const FILE_FIELD = '_file';

/** Copies that searches use. */
const SEARCH_COPY = /_(search|last_four)$/;

/**
 * The fields of a record as the API gives them, for the reviewer: amounts as decimals, moments as texts. Without ids, which
 * lead to records that only the business may open; files are named, since a reviewer may open those of the review.
 */
export function snapshotOf(
  record: string,
  row: ReviewedRow,
  table: ScopedTable = reviewedTable(record),
): Record<string, unknown> {
  const snapshot: Record<string, unknown> = {};
  for (const [name, { columnType }] of Object.entries(getTableColumns(table))) {
    const value = row[name] ?? null;
    if (value === null || LEFT_OUT.has(name) || SEARCH_COPY.test(name) || PLAYED.test(name)) continue;
    if (columnType === 'PgUUID') {
      if (name.endsWith(FILE_FIELD)) snapshot[name] = formatRecordId(FILE_ID_PREFIX, String(value));
    } else if (value instanceof Date) snapshot[name] = value.toISOString();
    else if (typeof value !== 'bigint') snapshot[name] = value;
    else snapshot[name] = toDecimal(value, isCurrency(String(row.currency)) ? (row.currency as Currency) : 'IDR');
  }
  return snapshot;
}

/**
 * The fields of the record with what the business submitted (`submitted` of the review), each under `<kind>.<field>`; none
 * while nothing was.
 */
export async function submittedSnapshot(
  transaction: Pick<BusinessTransaction, 'select'>,
  scope: BusinessScope,
  record: string,
  { id }: ReviewedRow,
): Promise<Record<string, unknown>> {
  const submitted = reviewOf(record)?.submitted;
  if (submitted === undefined) return {};
  const table = tableOf(submitted.record, submitted.table);
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const key = columns[submitted.foreign_key];
  if (key === undefined) throw new Error(`${submitted.record} has no ${submitted.foreign_key}.`);
  const [row] = await transaction
    .select()
    .from(table)
    .where(and(belongsTo(table, scope), eq(key, id)));
  const kind = submitted.record.replaceAll('-', '_');
  const fields = Object.entries(row === undefined ? {} : snapshotOf(submitted.record, row, table));
  return Object.fromEntries(fields.map(([name, value]) => [`${kind}.${name}`, value]));
}
