import { createHash } from 'node:crypto';
import { recordView } from '../../src/compiler/resolve/recordView.ts';
import type { Column } from '../../src/contract/generated/config.ts';
import type { Database } from '../../src/server/db/database.ts';
import { exportCells } from '../../src/server/resources/export/exportCells.ts';
import { readBatches } from '../../src/server/resources/export/readBatches.ts';
import { writeCsv } from '../../src/server/resources/export/writeCsv.ts';
import { writeXlsx } from '../../src/server/resources/export/writeXlsx.ts';
import { copyOut } from './copyOut.ts';
import { print } from './measure.ts';
import type { BenchPerson } from './person.ts';

/** How often the memory is looked at, in milliseconds. */
const LOOK_EVERY = 20;

const MEGABYTE = 1024 * 1024;

/** How a file came to be. */
interface Run {
  /** Milliseconds. */
  readonly time: number;
  readonly firstByte: number;
  readonly bytes: number;
  /** By how much the process grew at most, in bytes. */
  readonly growth: number;
}

async function run(chunks: AsyncIterable<string | Uint8Array>, onChunk?: (chunk: string) => void): Promise<Run> {
  const began = performance.now();
  const before = process.memoryUsage.rss();
  let [firstByte, bytes, peak] = [0, 0, before];
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, LOOK_EVERY);
  for await (const chunk of chunks) {
    // The head of the file is there before any row has been read.
    if (bytes > 0 && firstByte === 0) firstByte = performance.now() - began;
    bytes += chunk.length;
    if (typeof chunk === 'string') onChunk?.(chunk);
  }
  clearInterval(look);
  return { time: performance.now() - began, firstByte, bytes, growth: peak - before };
}

/** An export of a whole list, against the database's own COPY of the same columns in the same order. */
export async function benchExport(
  databaseUrl: string | undefined,
  database: Database,
  person: BenchPerson,
): Promise<void> {
  const { scope, transactions: access } = person;
  const where = `business_id = '${scope.businessId}' and environment = '${scope.environment}'`;
  const counted = await database.pool.query(`select count(*)::int as count from transactions where ${where}`);
  const rows: number = counted.rows[0].count;
  console.log(`\nAn export of ${rows.toLocaleString('en')} rows, ${access.exportColumns.length} columns`);

  function read(columns: readonly Column[]) {
    const narrow = { ...access, listView: recordView(columns, access.record), actions: [] };
    const query = {
      sort: access.defaultSort,
      size: 0,
      start: 0,
      cursor: undefined,
      conditions: [],
      segment: [],
      search: undefined,
    };
    const context = { record: access.record, view: narrow.listView, timeZone: 'Asia/Jakarta', words: {} };
    return { cells: exportCells(columns, context), batches: readBatches(database.pool, scope, narrow, query) };
  }
  const speed = ({ time }: Pick<Run, 'time'>) => Math.round((rows / time) * 1000);
  const report = (name: string, done: Run) => {
    print(`  ${name}: rows a second`, speed(done).toLocaleString('en'));
    print(`  ${name}: first row`, `${done.firstByte.toFixed(0)} ms`, 'under 2,000 ms');
    print(
      `  ${name}: memory grew by`,
      `${(done.growth / MEGABYTE).toFixed(0)} MB`,
      `file ${(done.bytes / MEGABYTE).toFixed(0)} MB`,
    );
  };

  const whole = read(access.exportColumns);
  const csv = await run(writeCsv(whole.cells, whole.batches));
  report('CSV', csv);
  const book = read(access.exportColumns);
  report('XLSX', await run(writeXlsx(book.cells, book.batches, new Date())));
  if (databaseUrl === undefined) return;

  const fields = recordView(access.exportColumns, access.record).fields.filter((field) => field !== 'id');
  const order = `order by ${access.defaultSort.field} ${access.defaultSort.order}, id ${access.defaultSort.order}`;
  const began = performance.now();
  await copyOut(databaseUrl, `select ${fields.join(', ')} from transactions where ${where} ${order}`, () => undefined);
  const copy = { time: performance.now() - began };
  print('  COPY by the database itself: rows a second', speed(copy).toLocaleString('en'));
  print('  CSV / COPY', `${(copy.time / csv.time).toFixed(2)}×`, 'at least 0.33×');

  const two = access.exportColumns.filter(({ field }) => field === 'external_id' || field === 'amount');
  const [ours, theirs] = [createHash('sha256'), createHash('sha256')];
  const plain = read(two);
  let isHead = true;
  await run(writeCsv(plain.cells, plain.batches), (chunk) => {
    if (!isHead) ours.update(chunk.replaceAll('\r\n', '\n'));
    isHead = false;
  });
  await copyOut(
    databaseUrl,
    `select external_id, amount, currency from transactions where ${where} ${order}`,
    (chunk) => theirs.update(chunk),
  );
  print('  the same records, amounts and order', ours.digest('hex') === theirs.digest('hex') ? 'yes' : 'NO');
}
