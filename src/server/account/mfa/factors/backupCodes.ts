import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { backup_codes } from '../../../database/schema/index.ts';
import type { ProofTables, UseProof } from './Proof.ts';

/** Number of codes that are created at once. Rule verification.backup-codes. */
export const BACKUP_CODE_COUNT = 10;

/** Bytes of a code: 80 bits, sixteen characters in base32. */
const BYTES = 10;

/** Normalizes a typed code: case and separators are ignored. */
function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}

function hashOf(code: string): Buffer {
  // A code has full entropy, so a fast hash is enough.
  return createHash('sha256')
    .update(`backup code ${plain(code)}`)
    .digest();
}

/** A new code in groups of four characters. */
function newCode(): string {
  return new Secret({ size: BYTES }).base32.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Rows for storing a user's codes. */
export function backupCodeRows(userId: string, codes: readonly string[], now: Date) {
  return codes.map((code) => ({ user_id: userId, hash: hashOf(code), created: now }));
}

/** Creates new codes, which replace the remaining ones. Returned once; only hashes are stored. */
export async function makeBackupCodes(database: ProofTables, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODE_COUNT }, newCode);
  await dropBackupCodes(database, userId);
  await database.insert(backup_codes).values(backupCodeRows(userId, codes, now));
  return codes;
}

/** Deletes all codes of a user. */
export async function dropBackupCodes(database: ProofTables, userId: string): Promise<void> {
  await database.delete(backup_codes).where(eq(backup_codes.user_id, userId));
}

/** Number of unused codes of a user. */
export async function countBackupCodes(database: ProofTables, userId: string): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(backup_codes)
    .where(and(eq(backup_codes.user_id, userId), isNull(backup_codes.used)));
  return counted?.count ?? 0;
}

/** Verifies an unused code of the user. */
export async function checkBackupCode(
  database: ProofTables,
  userId: string,
  code: string,
  now: Date,
): Promise<UseProof | undefined> {
  const left = and(eq(backup_codes.user_id, userId), eq(backup_codes.hash, hashOf(code)), isNull(backup_codes.used));
  const [found] = await database.select({ created: backup_codes.created }).from(backup_codes).where(left);
  if (found === undefined) return undefined;
  return async (transaction) => {
    const used = await transaction
      .update(backup_codes)
      .set({ used: now })
      .where(left)
      .returning({ created: backup_codes.created });
    return used.length === 1;
  };
}
