import type { Database } from '#server/database/database.ts';
import { exportCells } from '#server/engine/resources/export/exportCells.ts';
import { type LineCells, readBatches } from '#server/engine/resources/export/readBatches.ts';
import { writeCsv } from '#server/engine/resources/export/writeCsv.ts';
import { writeXlsx } from '#server/engine/resources/export/writeXlsx.ts';
import { recordView } from '../../src/compiler/resolve/fields/recordView.ts';
import type { Column } from '../../src/contract/generated/config.ts';
import { copyOut } from './export/copyOut.ts';
import { fileDigest, listDigest } from './export/digest.ts';
import { type FileRun, runFile } from './export/fileRun.ts';
import { compare, measured, median, print } from './measure.ts';
import type { BenchPerson } from './person.ts';

/** How often CSV and COPY run, in turns, so that other load on the machine affects both. */
const TURNS = 3;

/** A tenth of the rows, to see whether memory use depends on the number of rows. */
const FEWER = 10;

/** Number of chunks of a file between two measurements of memory. */
const LOOK_AFTER = 40;

const megabytes = (bytes: number) => bytes / 1024 / 1024;

const count = (figure: number) => Math.round(figure).toLocaleString('en');

/** Yields the first rows. */
async function* firstOf(batches: AsyncIterable<readonly LineCells[]>, rows: number) {
  let left = rows;
  for await (const batch of batches) {
    yield batch.slice(0, left);
    left -= batch.length;
    if (left <= 0) return;
  }
}

function printMemory(format: string, rows: number, { held, bytes }: FileRun): void {
  print(
    `  ${format}: memory in use at most, ${count(rows)} rows`,
    measured(megabytes(held), 'MB'),
    `file ${megabytes(bytes).toFixed(0)} MB`,
  );
}

/** Measures an export of a whole list against the database's own COPY of the same columns in the same order. */
export async function benchExport(
  databaseUrl: string | undefined,
  { pool }: Database,
  person: BenchPerson,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  const { scope, transactions: access } = person;
  const where = `business_id = '${scope.businessId}' and environment = '${scope.environment}'`;
  const counted = await pool.query(`select count(*)::int as count from transactions where ${where}`);
  const rows: number = counted.rows[0].count;
  console.log(`\nAn export of ${count(rows)} rows, ${access.exportColumns.length} columns`);

  const base = { sort: access.defaultSort, size: 0, start: 0, conditions: [], segment: [] };
  const query = { ...base, cursor: undefined, search: undefined };
  function csv(columns: readonly Column[], limit = rows) {
    const view = recordView(columns, access.record);
    const cells = exportCells(columns, {
      record: access.record,
      view,
      timeZone: 'Asia/Jakarta',
      words,
      now: new Date(),
    });
    const batches = readBatches(pool, scope, { ...access, listView: view, actions: [] }, query);
    const first = firstOf(batches, limit);
    return { text: () => writeCsv(cells, first), workbook: () => writeXlsx(cells, first, new Date()) };
  }

  for (const limit of [Math.ceil(rows / FEWER), rows]) {
    printMemory('CSV', limit, await runFile(csv(access.exportColumns, limit).text(), LOOK_AFTER));
  }
  for (const limit of [Math.ceil(rows / FEWER), rows]) {
    const book = await runFile(csv(access.exportColumns, limit).workbook(), LOOK_AFTER);
    printMemory('XLSX', limit, book);
    if (limit === rows) print('  XLSX', measured((rows / book.time) * 1000, 'rows/s'));
  }

  const two = access.exportColumns.filter(({ field }) => field === 'external_id' || field === 'amount');
  const [file, list] = [await fileDigest(csv(two).text()), await listDigest(pool, scope, access, query)];
  const isSame = file.hash === list.hash && file.rows === list.rows && file.sum === list.sum;
  print(
    '  the same ids, sums and order as the list',
    isSame ? 'yes' : 'NO',
    `${count(list.rows)} rows, sum ${list.sum}`,
  );
  if (databaseUrl === undefined) return;

  const fields = recordView(access.exportColumns, access.record).fields.filter((field) => field !== 'id');
  const order = `order by ${access.defaultSort.field} ${access.defaultSort.order}, id ${access.defaultSort.order}`;
  const copy = `select ${fields.join(', ')} from transactions where ${where} ${order}`;
  const runs: FileRun[] = [];
  const times = await compare(
    TURNS,
    {
      csv: async () => runs.push(await runFile(csv(access.exportColumns).text())),
      copy: () => copyOut(databaseUrl, copy, () => undefined),
    },
    median,
    0,
  );
  const { csv: csvTime = Number.NaN, copy: copyTime = Number.NaN } = times;
  print('  CSV: first row', measured(Math.max(...runs.map(({ firstRow }) => firstRow)), 'ms'), 'under 2,000 ms');
  const peak = Math.max(...runs.map((run) => run.peak));
  print(
    '  CSV: memory of the process at most',
    measured(megabytes(peak), 'MB'),
    'with garbage that is not collected yet',
  );
  print('  CSV', measured((rows / csvTime) * 1000, 'rows/s'));
  print('  COPY by the database itself', measured((rows / copyTime) * 1000, 'rows/s'));
  print('  CSV / COPY', measured(copyTime / csvTime, '×', 2), 'at least 0.33×');
}
