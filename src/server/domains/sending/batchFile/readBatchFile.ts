import { type CellContext, cellValue, columnOf } from '#contract/forms/fileCells.ts';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { readAmount } from '#contract/money/readAmount.ts';
import { type CsvLine, csvLines } from '#contract/text/parseCsv.ts';
import type { batch_disbursements } from '../../../database/schema/index.ts';
import { formFields } from '../../../engine/forms/formFields.ts';

/** The most rows of a file. Rule sending.batch-file. */
export const MOST_ROWS = 10_000;

/** Why a file cannot be read. */
export type FileErrorCode = NonNullable<(typeof batch_disbursements.$inferSelect)['failure_code']>;

/** An error of the file as a whole. Rule sending.batch-file-errors. */
export interface FileError {
  readonly code: FileErrorCode;
  /** Names of columns, or the number of a row. */
  readonly details: string | null;
}

/** A row of the file, as the values of its form. */
export interface FileRow {
  /** As spreadsheets count. */
  readonly number: number;
  readonly values: Readonly<Record<string, string>>;
  /** The amount has two meanings. Rule sending.batch-ambiguous. */
  readonly isAmbiguous: boolean;
  /** It has more cells than the first line names. */
  readonly isTooLong: boolean;
}

/** A file whose columns are those of the form. */
export interface BatchFile {
  readonly total: number;
  /** The rows, one at a time. */
  rows(): Generator<FileRow>;
}

function error(code: FileErrorCode, details: string | null = null): FileError {
  return { code, details };
}

/** The field of each column, or what is wrong with the columns. */
function readColumns(
  { cells }: CsvLine,
  fields: readonly ResolvedFormField[],
  required: readonly string[],
  { texts }: CellContext,
): FileError | readonly ResolvedFormField[] {
  const columns: ResolvedFormField[] = [];
  const unknown: string[] = [];
  for (const name of cells) {
    const field = columnOf(name, fields, texts);
    if (field === undefined) unknown.push(name);
    else if (columns.includes(field)) return error('COLUMN_REPEATED', name);
    else columns.push(field);
  }
  // What none of our columns has is another file, or one without a first line of names.
  const missing = required.filter((name) => columns.every(({ field }) => field !== name));
  if (missing.length > 0) return error('COLUMN_MISSING', missing.join(', '));
  return unknown.length > 0 ? error('COLUMN_UNKNOWN', unknown.join(', ')) : columns;
}

function rowOf({ number, cells }: CsvLine, columns: readonly ResolvedFormField[], context: CellContext): FileRow {
  const values: Record<string, string> = {};
  let isAmbiguous = false;
  for (const [index, field] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    if (field.type === 'money') isAmbiguous ||= readAmount(cell, context.currency).readings.length > 0;
    values[field.field] = String(cellValue(cell, field, context));
  }
  return { number, values, isAmbiguous, isTooLong: cells.slice(columns.length).some((cell) => cell !== '') };
}

function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads the first line of a file and counts its rows, or returns why it cannot be read. */
export function readBatchFile(bytes: Buffer, form: ResolvedForm, context: CellContext): BatchFile | FileError {
  const text = decode(bytes);
  if (text === undefined) return error('ENCODING');
  const [head] = csvLines(text);
  if (head === undefined) return error('EMPTY');
  const { required = [] } = form.schema as { readonly required?: readonly string[] };
  // A trailing separator in the first line names nothing.
  const named = { ...head, cells: head.cells.slice(0, head.cells.findLastIndex((cell) => cell !== '') + 1) };
  const columns = readColumns(named, formFields(form), required, context);
  if ('code' in columns) return columns;
  let total = -1;
  for (const { number, isUnclosed } of csvLines(text)) {
    if (isUnclosed) return error('UNCLOSED_QUOTE', String(number));
    total += 1;
  }
  if (total === 0) return error('EMPTY');
  if (total > MOST_ROWS) return error('TOO_MANY_ROWS', String(total));
  return {
    total,
    *rows() {
      let isHead = true;
      for (const line of csvLines(text)) {
        if (!isHead) yield rowOf(line, columns, context);
        isHead = false;
      }
    },
  };
}
