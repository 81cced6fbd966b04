import { sql } from 'drizzle-orm';
import type { BusinessScope, BusinessTransaction } from '../db/inBusiness.ts';
import { findFile } from './findFile.ts';

function lockName({ businessId, environment }: BusinessScope): string {
  return `files ${businessId} ${environment}`;
}

/**
 * Finds a file that a record is about to name, and keeps it until the transaction ends; `undefined` where the business
 * has no such file.
 */
export async function holdFile(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  fileId: string,
): ReturnType<typeof findFile> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${lockName(scope)}))`);
  return findFile(transaction, scope, fileId);
}

/** Waits for whoever holds a file of the business, and lets nobody hold any until the transaction ends. */
export async function lockFiles(transaction: BusinessTransaction, scope: BusinessScope): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName(scope)}))`);
}
