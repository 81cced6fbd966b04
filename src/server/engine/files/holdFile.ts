import { sql } from 'drizzle-orm';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { type FileReader, findReadableFile } from './findReadableFile.ts';

function lockName({ businessId, environment }: BusinessScope): string {
  return `files ${businessId} ${environment}`;
}

/**
 * Finds a file that a record is about to name, and keeps it until the transaction ends; `undefined` where the business
 * has no such file, or the person may not read it: who names a file in a record could read it there.
 */
export async function holdFile(
  transaction: BusinessTransaction,
  reader: FileReader,
  fileId: string,
): ReturnType<typeof findReadableFile> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${lockName(reader.scope)}))`);
  return findReadableFile(transaction, reader, fileId);
}

/** Waits for whoever holds a file of the business, and lets nobody hold any until the transaction ends. */
export async function lockFiles(transaction: BusinessTransaction, scope: BusinessScope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName(scope)}))`);
}
