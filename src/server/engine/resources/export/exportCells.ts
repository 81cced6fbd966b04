import { readExpression } from '#compiler/expression/readExpression.ts';
import { maskOf, type RecordView } from '#compiler/resolve/fields/recordView.ts';
import { fieldLabel, labelledValues } from '#compiler/resolve/fields/resolveColumn.ts';
import { lastingZoneName } from '#contract/dates/timeZones.ts';
import type { Column } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { computedCell } from './computedCell.ts';
import { lineFields } from './lineStatement.ts';
import type { LineCells } from './readBatches.ts';
import { type CellWriting, writerOf } from './writerOf.ts';

/** How the cells of a file are formatted. */
export interface CellContext {
  readonly record: RecordSchema;
  /** The fields that are read for each row. */
  readonly view: RecordView;
  /** IANA name. */
  readonly timeZone: string;
  /** Translations for the file's language, by locale key. */
  readonly words: Readonly<Record<string, string>>;
  /** When the file is written. */
  readonly now: Date;
}

/** The type of a column in a spreadsheet. */
export type CellType = 'text' | 'number' | 'moment';

/** One column of the file. */
export interface CellColumn {
  readonly title: string;
  readonly type: CellType;
  /** Formats the cell of a row; empty without a value, `2026-11-21 09:05:00` for a datetime. */
  readonly write: (row: LineCells) => string;
}

function typeOf(column: Column, record: RecordSchema): CellType {
  if (column.type === 'computed') return column.as === 'money' || column.as === 'number' ? 'number' : 'text';
  const kind = record.fields[column.field]?.kind;
  if (maskOf(column) !== undefined) return 'text';
  if (kind === 'datetime') return 'moment';
  return kind === 'money' || kind === 'number' ? 'number' : 'text';
}

function titleOf(column: Column, { record, timeZone, words, now }: CellContext): string {
  const key = column.label ?? fieldLabel(record, column.field);
  const title = words[key] ?? column.field;
  return record.fields[column.field]?.kind === 'datetime' ? `${title} (${lastingZoneName(timeZone, now)})` : title;
}

/** The currency field of an amount. */
function currencyField(column: Column, record: RecordSchema): string | undefined {
  if (column.type !== 'computed') return record.fields[column.field]?.currency;
  const type = readExpression(column.expression, record).typed?.type;
  return column.as === 'money' && type?.kind === 'money' ? type.currency : undefined;
}

/**
 * The columns of a file: the given ones, and after the first amount of each currency field its currency, because figures
 * are written without it. Amounts are decimals with a point and without grouping, so that programs can read them.
 */
export function exportCells(columns: readonly Column[], context: CellContext): CellColumn[] {
  const { record, view, timeZone, words, now } = context;
  const places = new Map(lineFields(view).map((field, index) => [field, index]));
  const labels = (field: string) =>
    new Map(labelledValues(record, field).flatMap(({ value, label }) => (words[label] ? [[value, words[label]]] : [])));
  const writing: CellWriting = {
    record,
    view,
    places,
    timeZone,
    now,
    labels,
    yes: words['list.yes'] ?? '',
    no: words['list.no'] ?? '',
  };
  const cells: CellColumn[] = [];
  const currencies = new Set<string>();
  for (const column of columns) {
    const write = column.type === 'computed' ? computedCell(column, writing) : writerOf(column, writing);
    cells.push({ title: titleOf(column, context), type: typeOf(column, record), write });
    const currency = currencyField(column, record);
    if (currency === undefined || currencies.has(currency)) continue;
    currencies.add(currency);
    const at = places.get(currency) ?? -1;
    cells.push({ title: words['list.export_currency'] ?? currency, type: 'text', write: (row) => row[at] ?? '' });
  }
  return cells;
}
