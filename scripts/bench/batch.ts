import { randomUUID } from 'node:crypto';
import type { FileStore } from '#server/core/files/FileStore.ts';
import { folderStore } from '#server/core/files/folderStore.ts';
import type { Services } from '#server/core/services.ts';
import { batch_disbursements } from '#server/database/schema/index.ts';
import { validateBatch } from '#server/domains/sending/batchFile/validateBatch.ts';
import { measured, print } from './measure.ts';
import type { BenchPerson } from './person.ts';

/** The most rows that a file may have, and a tenth of them, to see whether memory depends on their number. */
const SIZES = [1_000, 10_000];

/** Of every hundred rows, three have an error. */
const isWrong = (index: number) => index % 100 < 3;

function fileOf(size: number): Buffer {
  const lines = Array.from({ length: size }, (_, index) => {
    const amount = isWrong(index) ? '150000.00' : '150.000';
    return `BCA,${1_000_000_000 + index},Penerima ${index},${amount},Gaji,penerima${index}@surat.example,B-${size}-${index}`;
  });
  const head = 'bank,account_number,account_name,amount,description,recipient_email,external_id';
  return Buffer.from([head, ...lines].join('\n'));
}

/** Inserts a batch whose file a worker is to validate. Returns its UUID. */
async function uploaded(
  { database }: Services,
  files: FileStore,
  { scope }: BenchPerson,
  size: number,
): Promise<string> {
  const [id, file] = [randomUUID(), randomUUID()];
  await files.put({ businessId: scope.businessId, fileId: file }, fileOf(size));
  const created = new Date();
  const counts = { total_count: 0, checked_count: 0, invalid_count: 0, sent_count: 0, failed_count: 0, amount: 0n };
  const row = { business_id: scope.businessId, environment: scope.environment, id, created, updated: created, file };
  const named = { reference: `BENCH-${id}`, currency: 'IDR', created_by: 'owner@kopi.test' } as const;
  await database.drizzle.insert(batch_disbursements).values({ ...row, ...counts, ...named, status: 'VALIDATING' });
  return id;
}

/** Measures the validation of uploaded files, with three per cent of rows that have an error. */
export async function benchBatch(services: Services, person: BenchPerson, folder: string): Promise<void> {
  const files = folderStore(folder);
  const { rows } = await services.pool.query("select user_id from user_emails where email = 'owner@kopi.test'");
  console.log('\nFiles of batches, 3 % of the rows with an error');
  for (const size of SIZES) {
    const id = await uploaded(services, files, person, size);
    const worker = { services: { ...services, now: services.realTime }, files, isStopping: () => false };
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const start = performance.now();
    await validateBatch(worker, { id, scope: person.scope, userId: rows[0].user_id });
    const seconds = (performance.now() - start) / 1000;
    globalThis.gc?.();
    const grown = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
    const counted = await services.pool.query('select status, invalid_count from batch_disbursements where id = $1', [
      id,
    ]);
    const { status, invalid_count } = counted.rows[0];
    const rowCount = `${size.toLocaleString('en')} rows`;
    print(`  ${rowCount} validated`, measured(seconds, 's', 2), size === 10_000 ? 'under 5 s' : '');
    print('    rows with an error', `${invalid_count}`, `${size * 0.03} written; ${status}`);
    const memory = 'memory that stays in use';
    const advice = globalThis.gc ? '' : 'run with --expose-gc';
    print(`    ${memory}`, measured(grown, 'MB', 1), advice, `${rowCount}: ${memory}`);
    await services.pool.query('delete from batch_rows where batch_disbursement_id = $1', [id]);
    await services.pool.query('delete from batch_disbursements where id = $1', [id]);
  }
}
