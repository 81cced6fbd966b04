import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { backupCodeRows } from '#server/account/mfa/factors/backupCodes.ts';
import { seal } from '#server/core/secrets/seal.ts';
import { authenticators, backup_codes } from '#server/database/schema/index.ts';

/** The demo user with a second factor. */
export const DEMO_SECOND_PROOF_EMAIL = 'mfa@kopi.test';

/** Secret of their authenticator, in base32, for any authenticator app (README, "The demo"). */
export const DEMO_AUTHENTICATOR_SECRET = 'BERANDADEMO2KOPINUSANTARA2MAYAKU';

/** Their backup codes: kopi-kopi-kopi-aaaa, …bbbb and so on, each for one sign-in. */
export const DEMO_BACKUP_CODES: readonly string[] = Array.from(
  'abcdefghij',
  (letter) => `kopi-kopi-kopi-${letter.repeat(4)}`,
);

/** Sets up the authenticator and the backup codes of the user with a second factor. */
export async function seedSecondProof(db: Pick<NodePgDatabase, 'insert'>, userId: string, made: Date): Promise<void> {
  await db.insert(authenticators).values({
    user_id: userId,
    secret: seal('authenticator', DEMO_AUTHENTICATOR_SECRET),
    created: made,
    confirmed: made,
  });
  await db.insert(backup_codes).values(backupCodeRows(userId, DEMO_BACKUP_CODES, made));
}
