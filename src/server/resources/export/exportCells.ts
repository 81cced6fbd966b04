import { lightFormat } from 'date-fns/lightFormat';
import { fieldLabel, labelledValues } from '#compiler/resolve/resolveColumn.ts';
import { TIME_ZONES } from '#contract/dates/timeZones.ts';
import { zonedDate } from '#contract/dates/zonedDate.ts';
import type { Column } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { ApiRecord } from '../selection.ts';

/** How the cells of a file are written. */
export interface CellContext {
  readonly record: RecordSchema;
  /** IANA name. */
  readonly timeZone: string;
  /** The words of the file's language, by locale key. */
  readonly words: Readonly<Record<string, string>>;
}

/** One column of the file. */
export interface CellColumn {
  readonly title: string;
  readonly write: (record: ApiRecord) => string;
}

/** The zone as people tell it: `UTC+7`, `UTC+5:30`. */
function zoneName(timeZone: string): string {
  const label = TIME_ZONES.find(({ id }) => id === timeZone)?.label ?? timeZone;
  return /UTC[+-][\d:]+/.exec(label)?.[0] ?? label;
}

/** A moment as a spreadsheet sorts it and reads it as one: `2026-11-21 09:05:00`, in the zone. */
function writeMoment(moment: string, timeZone: string): string {
  return lightFormat(zonedDate(moment, timeZone), 'yyyy-MM-dd HH:mm:ss');
}

function writeText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function writerOf(column: Column, { record, timeZone, words }: CellContext): CellColumn['write'] {
  const { field } = column;
  const kind = record.fields[field]?.kind;
  if (column.type === 'relation' && column.text !== undefined) {
    const { text } = column;
    return (row) => writeText(row[text] ?? row[field]);
  }
  if (kind === 'datetime') {
    return (row) => (typeof row[field] === 'string' ? writeMoment(row[field], timeZone) : '');
  }
  if (kind === 'enum') {
    const labels = new Map(labelledValues(record, field).map(({ value, label }) => [value, words[label]]));
    // A value that the schema does not know is written as it is.
    return (row) => labels.get(String(row[field])) ?? writeText(row[field]);
  }
  if (kind === 'boolean') {
    return (row) => (typeof row[field] === 'boolean' ? (words[row[field] ? 'list.yes' : 'list.no'] ?? '') : '');
  }
  return (row) => writeText(row[field]);
}

function titleOf(column: Column, { record, timeZone, words }: CellContext): string {
  const key = column.label ?? fieldLabel(record, column.field);
  const title = words[key] ?? column.field;
  return record.fields[column.field]?.kind === 'datetime' ? `${title} (${zoneName(timeZone)})` : title;
}

/**
 * The columns of a file: those given, and behind the first amount of each currency field that currency, since figures
 * stand without it. Amounts are decimals with a point and no groups, so that a program can read them.
 */
export function exportCells(columns: readonly Column[], context: CellContext): CellColumn[] {
  const { record, words } = context;
  const cells: CellColumn[] = [];
  const currencies = new Set<string>();
  for (const column of columns) {
    cells.push({ title: titleOf(column, context), write: writerOf(column, context) });
    const currency = record.fields[column.field]?.currency;
    if (currency === undefined || currencies.has(currency)) continue;
    currencies.add(currency);
    cells.push({ title: words['list.export_currency'] ?? currency, write: (row) => writeText(row[currency]) });
  }
  return cells;
}
