import { eq } from 'drizzle-orm';
import type { SecondProofMethod } from '#contract/generated/api.ts';
import { users } from '../../database/schema/index.ts';
import { countBackupCodes } from './backupCodes.ts';
import type { ProofTables } from './Proof.ts';

/** What a person proves themselves with after the password. Rule verification.methods. */
export interface SecondProof {
  /** The one they chose first, then what is there for whoever has lost it. */
  readonly methods: readonly [SecondProofMethod, ...SecondProofMethod[]];
  /** E.164; only where codes are sent to it. */
  readonly phone: string | undefined;
}

const METHOD = { authenticator: 'authenticator', phone_number: 'text_message' } as const;

/**
 * The second proof that a person has set up; `undefined`: none. Whoever chose an authenticator is not asked for a text
 * message instead, which is the weaker of the two.
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
