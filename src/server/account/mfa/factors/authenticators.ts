import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { seal, unseal } from '../../../core/secrets/seal.ts';
import { authenticators } from '../../../database/schema/index.ts';
import { authenticatorStep } from './authenticatorCode.ts';
import type { ProofTables, UseProof } from './Proof.ts';

/** The secret of a user's authenticator: a confirmed one, or one in setup. */
async function findSecret(database: ProofTables, userId: string, isConfirmed: boolean): Promise<string | undefined> {
  const state = isConfirmed ? isNotNull(authenticators.confirmed) : isNull(authenticators.confirmed);
  const [kept] = await database
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(and(eq(authenticators.user_id, userId), state));
  return kept && unseal('authenticator', kept.secret);
}

/** Starts the setup of an authenticator; replaces one that was never confirmed. Returns false when one is confirmed. */
export async function keepNewAuthenticator(
  database: ProofTables,
  userId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const fresh = { secret: seal('authenticator', secret), created: now, confirmed: null, last_step: null };
  const kept = await database
    .insert(authenticators)
    .values({ user_id: userId, ...fresh })
    .onConflictDoUpdate({ target: authenticators.user_id, set: fresh, setWhere: isNull(authenticators.confirmed) })
    .returning({ user_id: authenticators.user_id });
  return kept.length === 1;
}

/** Verifies a code of a confirmed authenticator; each time step is accepted once. */
export async function checkAuthenticatorCode(
  database: ProofTables,
  userId: string,
  code: string,
  now: Date,
): Promise<UseProof | undefined> {
  const secret = await findSecret(database, userId, true);
  if (secret === undefined) return undefined;
  const step = authenticatorStep(secret, code, now);
  if (step === undefined) return undefined;
  return async (transaction) => {
    const used = await transaction
      .update(authenticators)
      .set({ last_step: step })
      .where(
        and(
          eq(authenticators.user_id, userId),
          isNotNull(authenticators.confirmed),
          or(isNull(authenticators.last_step), lt(authenticators.last_step, step)),
        ),
      )
      .returning({ user_id: authenticators.user_id });
    return used.length === 1;
  };
}

/** Verifies the first code of an authenticator in setup; using the code confirms the authenticator. */
export async function checkFirstCode(
  database: ProofTables,
  userId: string,
  code: string,
  now: Date,
): Promise<UseProof | undefined> {
  const secret = await findSecret(database, userId, false);
  if (secret === undefined) return undefined;
  const step = authenticatorStep(secret, code, now);
  if (step === undefined) return undefined;
  return async (transaction) => {
    const confirmed = await transaction
      .update(authenticators)
      .set({ confirmed: now, last_step: step })
      .where(and(eq(authenticators.user_id, userId), isNull(authenticators.confirmed)))
      .returning({ user_id: authenticators.user_id });
    return confirmed.length === 1;
  };
}

/** Deletes a user's authenticator, confirmed or not. */
export async function dropAuthenticator(database: ProofTables, userId: string): Promise<void> {
  await database.delete(authenticators).where(eq(authenticators.user_id, userId));
}
