import { maskOf, type RecordView } from '#compiler/resolve/fields/recordView.ts';
import { tagsOf } from '#contract/columns/tagsOf.ts';
import { zonedDate } from '#contract/dates/zonedDate.ts';
import type { Column } from '#contract/generated/config.ts';
import { CURRENCIES, isCurrency } from '#contract/money/currencies.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { maskValue } from '../../../core/masking/maskValue.ts';
import { readMoment } from '../statements/writeCell.ts';
import { NO_CELL } from './lineStatement.ts';
import type { LineCells } from './readBatches.ts';

/** Context for formatting cells, computed once per file. */
export interface CellWriting {
  readonly record: RecordSchema;
  readonly view: RecordView;
  /** Position of each field's cell in a row. */
  readonly places: ReadonlyMap<string, number>;
  /** Time zone of the file. */
  readonly timeZone: string;
  /** When the file is written. */
  readonly now: Date;
  readonly labels: (field: string) => ReadonlyMap<string, string>;
  readonly yes: string;
  readonly no: string;
}

/** Formats the cell of a field. */
type WriteCell = (cell: string, row: LineCells) => string;

/** A datetime in a format that spreadsheets recognize and sort: `2026-11-21 09:05:00`. */
export function writeMoment(cell: string, timeZone: string): string {
  const moment = readMoment(cell);
  if (Number.isNaN(moment.getTime())) return '';
  const text = zonedDate(moment, timeZone).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

const MINUTE_LENGTH = 'yyyy-mm-dd hh:mm'.length;

/** Formats a datetime column; caches the last minute, because neighbours often share it. */
export function momentWriter(timeZone: string): WriteCell {
  let known = '';
  let written = '';
  return (cell) => {
    if (!cell.endsWith('+00')) return writeMoment(cell, timeZone);
    if (known === '' || !cell.startsWith(known)) {
      known = cell.slice(0, MINUTE_LENGTH);
      written = writeMoment(`${known}:00+00`, timeZone).slice(0, MINUTE_LENGTH);
    }
    return written + cell.slice(MINUTE_LENGTH, 'yyyy-mm-dd hh:mm:ss'.length);
  };
}

/** Converts minor units to a decimal of major units by text: `-5` with two decimals is `-0.05`. */
export function writeMinor(cell: string, exponent: number): string {
  if (exponent === 0) return cell;
  const isNegative = cell.startsWith('-');
  const digits = (isNegative ? cell.slice(1) : cell).padStart(exponent + 1, '0');
  return `${isNegative ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

function plainWriter(field: RecordField, { places, timeZone, labels, yes, no }: CellWriting): WriteCell {
  switch (field.kind) {
    case 'datetime':
      return momentWriter(timeZone);
    case 'money': {
      const at = places.get(field.currency ?? '') ?? -1;
      let known: string | undefined;
      let exponent = 0;
      return (cell, row) => {
        const currency = row[at];
        if (currency !== known) {
          known = currency;
          // An unknown currency keeps minor units.
          exponent = currency !== undefined && isCurrency(currency) ? CURRENCIES[currency].exponent : 0;
        }
        return writeMinor(cell, exponent);
      };
    }
    case 'record-id':
      return (cell) => `${field.idPrefix ?? ''}_${cell.replaceAll('-', '')}`;
    case 'boolean':
      return (cell) => (cell.startsWith('t') ? yes : no);
    case 'enum': {
      const words = labels(field.name);
      // A value unknown to the schema is written unchanged.
      return (cell) => words.get(cell) ?? cell;
    }
    case 'json':
      return (cell) => JSON.stringify(JSON.parse(cell));
    case 'date':
    case 'number':
    case 'text':
      return (cell) => cell;
  }
}

/** A list of words, each by its label if it has one, as the screen has them. */
function tagsWriter(column: Extract<Column, { readonly type: 'tags' }>, { labels }: CellWriting): WriteCell {
  const words = labels(column.field);
  return (cell) => {
    const value: unknown = JSON.parse(cell);
    if (Array.isArray(value) && value.length === 0) return '';
    const tags = tagsOf(value, { ...(column.name !== undefined && { name: column.name }), abbreviate: false });
    return tags?.words.map((tag) => words.get(tag) ?? tag).join(', ') ?? cell;
  };
}

/** The cell at a place; none where the row has no such place. */
function cellAt(row: LineCells, at: number | undefined): string {
  return (at === undefined ? undefined : row[at]) ?? NO_CELL;
}

/** Formats the cell of a column from the raw cells of its row. Empty without a value. */
export function writerOf(column: Column, writing: CellWriting): (row: LineCells) => string {
  const { record, view, places } = writing;
  if (column.type === 'relation' && column.text !== undefined) {
    const [text, id] = [places.get(column.text), places.get(column.field)];
    const field = record.fields[column.field];
    const writeId: WriteCell = field === undefined ? (cell) => cell : plainWriter(field, writing);
    return (row) => {
      const [words, key] = [cellAt(row, text), cellAt(row, id)];
      return words !== NO_CELL ? words : key === NO_CELL ? '' : writeId(key, row);
    };
  }
  const at = places.get(column.field);
  const mask = maskOf(column) === undefined ? undefined : view.masks.get(column.field);
  const field = record.fields[column.field];
  const write: WriteCell =
    mask !== undefined
      ? (cell) => maskValue(cell, mask)
      : column.type === 'tags'
        ? tagsWriter(column, writing)
        : field
          ? plainWriter(field, writing)
          : (cell) => cell;
  return (row) => {
    const cell = cellAt(row, at);
    return cell === NO_CELL ? '' : write(cell, row);
  };
}
