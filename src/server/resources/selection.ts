import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { RecordField } from '#contract/recordSchema.ts';
import { holds } from './conditions.ts';
import { recordTable } from './recordTable.ts';

/** A row as the database wrote it, cell by cell. */
export type Row = readonly (string | null)[];

/** A record as the API gives it. */
export type ApiRecord = Record<string, unknown>;

/** The actions on one record: a record's `can` tells which of them hold for it. */
export function recordActions(access: ResourceAccess): ActionDeclaration[] {
  return access.actions.filter(({ scope }) => scope === 'record');
}

/**
 * What is selected: the open fields, then for each action on a record whether its `when` holds.
 * A field that only a `when` reads is never selected itself.
 */
export function selection(access: ResourceAccess, fields: readonly string[]): SQL[] {
  const { column } = recordTable(access.record);
  const conditions = recordActions(access).map(
    (action) => and(...holds(access.record, action.when ?? {})) ?? sql`true`,
  );
  return [...fields.map((field) => sql`${column(field)}`), ...conditions];
}

/** A moment as the database writes it, such as `2026-11-21 08:48:30.299+00`; as ISO 8601 it is read ten times faster. */
function readMoment(cell: string): Date {
  return new Date(cell.endsWith('+00') ? `${cell.slice(0, 10)}T${cell.slice(11, -3)}Z` : cell);
}

/** Writes one cell as the API gives it. `currency` is the row's, for money. */
function writeCell(field: RecordField, cell: string, currency: string | null | undefined): unknown {
  switch (field.kind) {
    case 'datetime':
      return readMoment(cell).toISOString();
    case 'money':
      // A currency that the tables do not know leaves the minor units as they are rather than guess.
      return currency && isCurrency(currency) ? toDecimal(BigInt(cell), currency) : cell;
    case 'record-id':
      return formatRecordId(field.idPrefix ?? '', cell);
    case 'number':
      return Number(cell);
    case 'boolean':
      return cell === 't';
    case 'json':
      return JSON.parse(cell);
    case 'text':
    case 'enum':
      return cell;
  }
}

/** Turns rows of a selection into records: dates as ISO 8601 in UTC, money as decimal strings, ids with prefix. */
export function recordWriter(access: ResourceAccess, fields: readonly string[]): (row: Row) => ApiRecord {
  const plan = fields.flatMap((name, index) => {
    const field = access.record.fields[name];
    return field ? [{ name, index, field, currencyIndex: field.currency ? fields.indexOf(field.currency) : -1 }] : [];
  });
  const actions = recordActions(access).map((action, index) => ({ id: action.id, index: fields.length + index }));
  return (row) => {
    const record: ApiRecord = {};
    for (const { name, index, field, currencyIndex } of plan) {
      const cell = row[index];
      record[name] = cell === null || cell === undefined ? null : writeCell(field, cell, row[currencyIndex]);
    }
    if (actions.length > 0) record.can = actions.filter(({ index }) => row[index] === 't').map(({ id }) => id);
    return record;
  };
}
