import { eq } from 'drizzle-orm';
import type { SecondProofMethod } from '#contract/generated/api.ts';
import { users } from '../../../database/schema/index.ts';
import { countBackupCodes } from '../factors/backupCodes.ts';
import type { ProofTables } from '../factors/Proof.ts';

/** The second factor of a user. Rule verification.methods. */
export interface SecondProof {
  /** The chosen method, then fallbacks for a user who has lost it. */
  readonly methods: readonly [SecondProofMethod, ...SecondProofMethod[]];
  /** E.164; only for codes by text message. */
  readonly phone: string | undefined;
}

const METHOD = { authenticator: 'authenticator', phone_number: 'text_message' } as const;

/**
 * The user's second factor; `undefined` without one. A user with an authenticator is not offered text messages, which are
 * weaker.
 */
export async function secondProofOf(database: ProofTables, userId: string): Promise<SecondProof | undefined> {
  const [person] = await database
    .select({ type: users.mfa_type, phone: users.phone_number })
    .from(users)
    .where(eq(users.user_id, userId));
  if (person?.type == null) return undefined;
  const chosen = METHOD[person.type];
  const hasBackup = (await countBackupCodes(database, userId)) > 0;
  return {
    methods: hasBackup ? [chosen, 'backup_code'] : [chosen],
    phone: chosen === 'text_message' ? (person.phone ?? undefined) : undefined,
  };
}
