import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { seal, unseal } from '../../core/secrets/seal.ts';
import { authenticators } from '../../database/schema/index.ts';
import { authenticatorStep } from './authenticatorCode.ts';
import type { ProofTables, UseProof } from './Proof.ts';

/** The secret of a person's authenticator: of the one that is set up, or of the one that is being set up. */
async function findSecret(database: ProofTables, userId: string, isConfirmed: boolean): Promise<string | undefined> {
  const state = isConfirmed ? isNotNull(authenticators.confirmed) : isNull(authenticators.confirmed);
  const [kept] = await database
    .select({ secret: authenticators.secret })
    .from(authenticators)
    .where(and(eq(authenticators.user_id, userId), state));
  return kept && unseal('authenticator', kept.secret);
}

/** Begins to set up a new authenticator, in the place of one that was never confirmed. Answers whether it could. */
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

/** Whether a code is one of now, of an authenticator that is set up; no step is taken twice. */
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

/** Whether a code is the first of an authenticator that is being set up; using it makes it the person's. */
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

/** Takes a person's authenticator away, set up or not. */
export async function dropAuthenticator(database: ProofTables, userId: string): Promise<void> {
  await database.delete(authenticators).where(eq(authenticators.user_id, userId));
}
