import { sql } from 'drizzle-orm';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { type FileReader, findReadableFile } from './findReadableFile.ts';

function lockName({ businessId, environment }: BusinessScope): string {
  return `files ${businessId} ${environment}`;
}

/**
 * Finds a file that a record will refer to, and locks it against deletion until the transaction ends. `undefined` when the
 * user may not read it: a reference in a record would give them access.
 */
export async function lockReadableFile(
  transaction: BusinessTransaction,
  reader: FileReader,
  fileId: string,
): ReturnType<typeof findReadableFile> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${lockName(reader.scope)}))`);
  return findReadableFile(transaction, reader, fileId);
}

/** Locks the files of the business until the transaction ends; waits for other holders. */
export async function lockFiles(transaction: BusinessTransaction, scope: BusinessScope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName(scope)}))`);
}
