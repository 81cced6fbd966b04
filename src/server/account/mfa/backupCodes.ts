import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { backup_codes } from '../../database/schema/index.ts';
import type { ProofTables, UseProof } from './Proof.ts';

/** How many a person is given at once. Rule verification.backup-codes. */
export const BACKUP_CODE_COUNT = 10;

/** Of one code: 80 bits, sixteen letters and digits in base32. */
const BYTES = 10;

/** A code as it is read off paper: what people add or leave out does not matter. */
function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}

function hashOf(code: string): Buffer {
  // A code has full entropy, so that a fast hash is enough.
  return createHash('sha256')
    .update(`backup code ${plain(code)}`)
    .digest();
}

/** A new code in groups of four. */
function newCode(): string {
  return new Secret({ size: BYTES }).base32.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Rows that keep codes for a person. */
export function backupCodeRows(userId: string, codes: readonly string[], now: Date) {
  return codes.map((code) => ({ user_id: userId, hash: hashOf(code), created: now }));
}

/** Makes new codes in the place of those that are left. Answered once: they are kept as hashes alone. */
export async function makeBackupCodes(database: ProofTables, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODE_COUNT }, newCode);
  await dropBackupCodes(database, userId);
  await database.insert(backup_codes).values(backupCodeRows(userId, codes, now));
  return codes;
}

/** Takes all of a person's codes away. */
export async function dropBackupCodes(database: ProofTables, userId: string): Promise<void> {
  await database.delete(backup_codes).where(eq(backup_codes.user_id, userId));
}

/** How many codes a person has left. */
export async function countBackupCodes(database: ProofTables, userId: string): Promise<number> {
  const [counted] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(backup_codes)
    .where(and(eq(backup_codes.user_id, userId), isNull(backup_codes.used)));
  return counted?.count ?? 0;
}

/** Whether a code is one that the person has left. */
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
