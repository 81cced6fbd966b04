import { and, eq, gt, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { one_time_tokens } from '../../../database/schema/index.ts';
import { createToken, hashToken, isToken } from './tokens.ts';

/** The database as its owner, or a transaction of it, because the holder of a token is not signed in. */
export type OneTimeTokens = Pick<NodePgDatabase, 'insert' | 'update' | 'select'>;

/** The purpose of a token. */
export type TokenPurpose = (typeof one_time_tokens.$inferInsert)['purpose'];

/** A row of `one_time_tokens`. */
export type OneTimeToken = typeof one_time_tokens.$inferSelect;

/** Options of a new token. */
export interface TokenOrder {
  readonly purpose: TokenPurpose;
  readonly userId?: string | undefined;
  readonly businessId?: string | undefined;
  /** Data for the purpose. Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** argon2id hash of the code that belongs to it, in PHC form. */
  readonly codeHash?: string;
  /** Lifetime in seconds. */
  readonly seconds: number;
}

/** Creates a token and stores its SHA-256 only: the returned token goes into a mail and is not stored. */
export async function createOneTimeToken(database: OneTimeTokens, order: TokenOrder, now: Date): Promise<string> {
  const token = createToken();
  await database.insert(one_time_tokens).values({
    token_hash: hashToken(token),
    purpose: order.purpose,
    user_id: order.userId ?? null,
    business_id: order.businessId ?? null,
    details: order.details ?? {},
    code_hash: order.codeHash ?? null,
    created: now,
    expires: new Date(now.getTime() + order.seconds * 1000),
  });
  return token;
}

function usable(purpose: TokenPurpose, token: string, now: Date) {
  return and(
    eq(one_time_tokens.token_hash, hashToken(token)),
    eq(one_time_tokens.purpose, purpose),
    isNull(one_time_tokens.used),
    gt(one_time_tokens.expires, now),
  );
}

/** Reads a token without using it. `undefined` when it is unknown, used, expired or for another purpose. */
export async function findOneTimeToken(
  database: OneTimeTokens,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await database
    .select()
    .from(one_time_tokens)
    .where(usable(purpose, token, now));
  return found;
}

/** Uses a token, in the caller's transaction: of concurrent requests, exactly one gets the row. */
export async function useOneTimeToken(
  database: OneTimeTokens,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  if (!isToken(token)) return undefined;
  const [used] = await database
    .update(one_time_tokens)
    .set({ used: now })
    .where(usable(purpose, token, now))
    .returning();
  return used;
}

/** Invalidates earlier tokens of a user for a purpose, so that only the newest link works. */
export async function dropOneTimeTokens(
  database: OneTimeTokens,
  purpose: TokenPurpose,
  userId: string,
  now: Date,
): Promise<void> {
  await database
    .update(one_time_tokens)
    .set({ used: now })
    .where(
      and(eq(one_time_tokens.user_id, userId), eq(one_time_tokens.purpose, purpose), isNull(one_time_tokens.used)),
    );
}
