import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { today } from '#contract/dates/days.ts';
import { loadPerson } from '../../../access/sessions/people/actingPerson.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import type { BusinessClock } from '../../../core/clock/businessTime.ts';
import type { FileStore } from '../../../core/files/FileStore.ts';
import type { Services } from '../../../core/services.ts';
import { isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { batch_disbursements } from '../../../database/schema/index.ts';
import { sendingRules } from '../sendingRules.ts';
import { type RowContext, rowColumns, rowErrors } from './checkRow.ts';
import { type BatchFile, type FileError, type FileRow, readBatchFile } from './readBatchFile.ts';
import { insertRows, takenReferences } from './references.ts';

/** Rows that are validated and stored in one transaction. */
const CHUNK = 500;

/** The form that rows are validated by. */
const ROW_FORM = 'batch-row';

/** What validating a file needs. */
export interface BatchFileContext {
  readonly services: Services & BusinessClock;
  readonly files: FileStore;
  /** Whether the process is shutting down: the file is left to another process. */
  isStopping(): boolean;
}

/** A batch whose file a worker has taken. */
export interface ClaimedBatch {
  /** UUID. */
  readonly id: string;
  readonly scope: BusinessScope;
  /** UUID of the person who uploaded the file. */
  readonly userId: string;
}

type Batch = typeof batch_disbursements.$inferSelect;

/** The batch is no longer validated: it was discarded, or another worker has continued. */
class Superseded extends Error {}

/** The condition for a batch whose file is being read. */
function isValidating({ id, scope }: Pick<ClaimedBatch, 'id' | 'scope'>) {
  return and(isRecord(batch_disbursements, scope, id), eq(batch_disbursements.status, 'VALIDATING'));
}

/** Ends a batch whose file cannot be read, in the caller's transaction. */
export async function failBatchFile(
  transaction: BusinessTransaction,
  batch: Pick<ClaimedBatch, 'id' | 'scope'>,
  { code, details }: FileError,
  now: Date,
): Promise<void> {
  await transaction
    .update(batch_disbursements)
    .set({ status: 'FAILED', failure_code: code, failure_details: details, updated: now })
    .where(isValidating(batch));
}

/** Validates rows and stores them, with the progress of the batch. Throws Superseded. */
async function storeChunk(
  { services }: BatchFileContext,
  { id, scope }: ClaimedBatch,
  batch: Batch,
  { rows, done, context, seen }: Chunk,
): Promise<void> {
  const now = services.now();
  await inBusiness(services.pool, scope, async (transaction) => {
    const taken = await takenReferences(
      transaction,
      scope,
      rows.flatMap(({ values }) => values.external_id ?? []),
    );
    const columns = rows.map((row, index) => {
      const errors = rowErrors(row, context);
      const reference = row.values.external_id;
      if (reference !== undefined && taken.has(reference)) errors.push('EXTERNAL_ID_TAKEN');
      else if (reference !== undefined && seen.has(reference)) errors.push('EXTERNAL_ID_REPEATED');
      if (reference !== undefined) seen.add(reference);
      return {
        ...rowColumns(row, errors, context.currency),
        ...scopeColumns(scope),
        id: uuidv7({ msecs: batch.created.getTime(), seq: done + index }),
        created: now,
        updated: now,
        batch_disbursement_id: id,
      };
    });
    const invalid = columns.filter(({ status }) => status === 'INVALID').length;
    const amount = columns.reduce((sum, row) => sum + (row.amount ?? 0n), 0n);
    const counted = await transaction
      .update(batch_disbursements)
      .set({
        checked_count: done + rows.length,
        invalid_count: sql`invalid_count + ${invalid}`,
        amount: sql`amount + ${amount}`,
        updated: now,
      })
      .where(and(isValidating({ id, scope }), eq(batch_disbursements.checked_count, done)))
      .returning({ id: batch_disbursements.id });
    if (counted.length === 0) throw new Superseded();
    await insertRows(transaction, columns);
  });
}

/** Rows of a file to validate. */
interface Chunk {
  readonly rows: readonly FileRow[];
  /** How many rows of the file were validated before. */
  readonly done: number;
  readonly context: RowContext;
  /** References of the rows before; those of the chunk are added. */
  readonly seen: Set<string>;
}

/** Validates the rows that have not been validated yet, chunk by chunk. Returns `false` when the process shuts down. */
async function validateRows(
  worker: BatchFileContext,
  claimed: ClaimedBatch,
  batch: Batch,
  { file, context }: { readonly file: BatchFile; readonly context: RowContext },
): Promise<boolean> {
  const before = batch.checked_count ?? 0;
  const seen = new Set<string>();
  let done = before;
  let index = 0;
  let rows: FileRow[] = [];
  for (const row of file.rows()) {
    index += 1;
    if (index <= before) {
      if (row.values.external_id !== undefined) seen.add(row.values.external_id);
      continue;
    }
    rows.push(row);
    if (rows.length < CHUNK && index < file.total) continue;
    if (worker.isStopping()) return false;
    await storeChunk(worker, claimed, batch, { rows, done, context, seen });
    done += rows.length;
    rows = [];
  }
  return true;
}

/** A file that can be read. */
interface OpenFile extends Pick<RowContext, 'form' | 'currency'> {
  readonly file: BatchFile;
}

/** The file of a batch, or why it cannot be read. */
async function openFile(
  { services, files }: BatchFileContext,
  { scope }: ClaimedBatch,
  batch: Batch,
  person: ActingPerson,
): Promise<FileError | OpenFile> {
  const form = person.resolution.forms.get(ROW_FORM);
  if (form === undefined) return { code: 'ACCESS_LOST', details: null };
  const bytes = batch.file === null ? undefined : await files.get({ businessId: scope.businessId, fileId: batch.file });
  if (bytes === undefined) return { code: 'NOT_READ', details: null };
  const { messages } = services.config.brand(person.business.brand).config;
  const texts = Object.values(messages).map((language) => (key: string) => language?.[key] ?? key);
  const { currency } = person.business;
  const file = readBatchFile(bytes, form, { texts, currency });
  return 'code' in file ? file : { file, form, currency };
}

/**
 * Validates the rows of an uploaded file with the current permissions of the user who uploaded it, and stores them with
 * their errors. Rows that a killed worker has stored are not validated again. Returns when the task is due again: at once
 * during a shutdown.
 * Rule sending.batch-file.
 */
export async function validateBatch(worker: BatchFileContext, claimed: ClaimedBatch): Promise<Date | undefined> {
  const { services } = worker;
  const { pool, now } = services;
  const { id, scope } = claimed;
  const [batch] = await inBusiness(pool, scope, (transaction) =>
    transaction.select().from(batch_disbursements).where(isValidating(claimed)),
  );
  if (batch === undefined) return undefined;
  const fail = (error: FileError) =>
    inBusiness(pool, scope, (transaction) => failBatchFile(transaction, claimed, error, now()));
  const person = await loadPerson(services, claimed.userId, scope);
  if (person === undefined) {
    await fail({ code: 'ACCESS_LOST', details: null });
    return undefined;
  }
  const opened = await openFile(worker, claimed, batch, person);
  if ('code' in opened) {
    await fail(opened);
    return undefined;
  }
  const { file, form, currency } = opened;
  const rules = await inBusiness(pool, scope, async (transaction) => {
    await transaction.update(batch_disbursements).set({ total_count: file.total }).where(isValidating(claimed));
    return sendingRules(transaction, scope);
  });
  const context = { form, currency, today: today(person.timeZone, now()), rules };
  try {
    if (!(await validateRows(worker, claimed, batch, { file, context }))) return now();
  } catch (error) {
    if (error instanceof Superseded) return undefined;
    throw error;
  }
  await inBusiness(pool, scope, (transaction) =>
    transaction
      .update(batch_disbursements)
      .set({ status: 'DRAFT', updated: now() })
      .where(and(isValidating({ id, scope }), eq(batch_disbursements.checked_count, file.total))),
  );
  return undefined;
}
