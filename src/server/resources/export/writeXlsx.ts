import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CellColumn } from './exportCells.ts';
import { cellsOf } from './readBatches.ts';
import { sheetCell, sheetText } from './sheetCell.ts';
import { closingParts, SHEET_CLOSE, SHEET_OPEN } from './workbookParts.ts';

/** Rows that a sheet may have, its head among them. */
const SHEET_ROWS = 1_048_576;

/** Rows that are put together before they go on. */
const CHUNK = 500;

/** Lines of batches one after the other. */
async function* linesOf(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  for await (const batch of batches) {
    for (let start = 0; start < batch.length; start += CHUNK) yield batch.slice(start, start + CHUNK);
  }
}

/** Writes one sheet as far as it goes; chunks that it has no room for wait in `left` for the next. */
async function* sheetXml(
  columns: readonly CellColumn[],
  chunks: AsyncGenerator<string[]>,
  left: string[][],
): AsyncGenerator<string> {
  const head = columns.map(({ title }) => sheetText(title, 1)).join('');
  yield `${SHEET_OPEN}<row>${head}</row>`;
  for (let rows = 1; ; ) {
    const chunk = left.shift() ?? (await chunks.next()).value;
    if (chunk === undefined) break;
    if (rows + chunk.length > SHEET_ROWS) {
      left.push(chunk);
      break;
    }
    rows += chunk.length;
    const lines = (chunk as string[]).map((line) => {
      const row = cellsOf(line);
      return `<row>${columns.map((column) => sheetCell(column, column.write(row))).join('')}</row>`;
    });
    yield lines.join('');
  }
  yield SHEET_CLOSE;
}

async function fillZip(zip: ZipFile, columns: readonly CellColumn[], chunks: AsyncGenerator<string[]>, mtime: Date) {
  const left: string[][] = [];
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(sheetXml(columns, chunks, left), { objectMode: false });
    const ended = once(sheet, 'end');
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { mtime });
    await ended;
  } while (left.length > 0);
  for (const [name, text] of closingParts(sheets)) zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime });
  zip.end();
}

/**
 * A workbook, written as it is read: nothing but some rows is in memory. Figures and moments are figures and moments to
 * the spreadsheet, and whatever is text is text and never a formula. What a sheet has no room for goes on in the next.
 */
export async function* writeXlsx(
  columns: readonly CellColumn[],
  batches: AsyncIterable<readonly string[]>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const chunks = linesOf(batches);
  zip.on('error', (error: Error) => output.destroy(error));
  fillZip(zip, columns, chunks, mtime).catch((error: Error) => output.destroy(error));
  try {
    for await (const bytes of output) yield bytes as Uint8Array;
  } finally {
    await chunks.return(undefined);
  }
}
