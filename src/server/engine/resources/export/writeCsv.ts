import type { CellColumn } from './exportCells.ts';
import type { LineCells } from './readBatches.ts';
import { safeCell } from './safeCell.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that need quotes. Semicolons and tabs separate cells in the spreadsheets of many countries, such as Indonesia. */
const QUOTED = /[",;\t\r\n]/;

/** Most cells: neither quoted nor the start of a formula. */
const PLAIN = /^\w[^",;\t\r\n]*$/;

/** One cell as in RFC 4180, safe for spreadsheets. */
function csvCell(text: string): string {
  if (PLAIN.test(text)) return text;
  const safe = safeCell(text);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats the cells of a column; numbers and datetimes need no escaping. */
function csvWriter({ type, write }: CellColumn): CellColumn['write'] {
  return type === 'text' ? (row) => csvCell(write(row)) : write;
}

/** Streams CSV in batches. Own code, because no CSV library was nearly as fast as the database. */
export async function* writeCsv(
  columns: readonly CellColumn[],
  batches: AsyncIterable<readonly LineCells[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${columns.map(({ title }) => csvCell(title)).join(',')}\r\n`;
  const writers = columns.map(csvWriter);
  for await (const rows of batches) {
    // Joining arrays creates less garbage than concatenating strings.
    const lines = rows.map((row) => writers.map((write) => write(row)).join(','));
    yield `${lines.join('\r\n')}\r\n`;
  }
}
