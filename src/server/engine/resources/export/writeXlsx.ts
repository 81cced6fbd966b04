import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CellColumn } from './exportCells.ts';
import type { LineCells } from './readBatches.ts';
import { sheetCell, sheetText } from './sheetCell.ts';
import { closingParts, SHEET_CLOSE, SHEET_OPEN } from './workbookParts.ts';

/** Maximum number of rows of a sheet, including the header. */
const SHEET_ROWS = 1_048_576;

type Batches = AsyncGenerator<readonly LineCells[]>;

/** Writes one sheet until it is full; the remaining rows stay in `left` for the next sheet. */
async function* sheetXml(
  columns: readonly CellColumn[],
  batches: Batches,
  left: (readonly LineCells[])[],
): AsyncGenerator<string> {
  const head = columns.map(({ title }) => sheetText(title, 1)).join('');
  yield `${SHEET_OPEN}<row>${head}</row>`;
  for (let rows = 1; ; ) {
    const batch: readonly LineCells[] | undefined = left.shift() ?? (await batches.next()).value;
    if (batch === undefined) break;
    if (rows + batch.length > SHEET_ROWS) {
      left.push(batch);
      break;
    }
    rows += batch.length;
    const lines = batch.map(
      (row) => `<row>${columns.map((column) => sheetCell(column, column.write(row))).join('')}</row>`,
    );
    yield lines.join('');
  }
  yield SHEET_CLOSE;
}

async function fillZip(zip: ZipFile, columns: readonly CellColumn[], batches: Batches, mtime: Date) {
  const left: (readonly LineCells[])[] = [];
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(sheetXml(columns, batches, left), { objectMode: false });
    const ended = once(sheet, 'end');
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { mtime });
    await ended;
  } while (left.length > 0);
  for (const [name, text] of closingParts(sheets)) zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime });
  zip.end();
}

/**
 * Streams a workbook with only a few rows in memory. Numbers and datetimes keep their type, and text is never read as a
 * formula. Rows that exceed a sheet continue in the next one.
 */
export async function* writeXlsx(
  columns: readonly CellColumn[],
  batches: Batches,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  fillZip(zip, columns, batches, mtime).catch((error: Error) => output.destroy(error));
  try {
    for await (const bytes of output) yield bytes as Uint8Array;
  } finally {
    await batches.return(undefined);
  }
}
