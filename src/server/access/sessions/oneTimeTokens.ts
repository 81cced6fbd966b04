import { and, eq, gt, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { one_time_tokens } from '../../database/schema/index.ts';
import { createToken, hashToken, isToken } from './tokens.ts';

/** The database, or a transaction of it, as its own user: whoever holds such a token is not signed in. */
export type OneTimeTokens = Pick<NodePgDatabase, 'insert' | 'update' | 'select'>;

/** What a token opens, once. */
export type TokenPurpose = (typeof one_time_tokens.$inferInsert)['purpose'];

/** A row of `one_time_tokens`. */
export type OneTimeToken = typeof one_time_tokens.$inferSelect;

/** What a new token is for. */
export interface TokenOrder {
  readonly purpose: TokenPurpose;
  readonly userId?: string | undefined;
  readonly businessId?: string | undefined;
  /** What the purpose needs to know beside. Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** argon2id of a code that goes with it, in PHC form. */
  readonly codeHash?: string;
  /** How long it is good for. */
  readonly seconds: number;
}

/** Makes a token, which is kept as its SHA-256 alone: what is answered here goes into a mail and nowhere else. */
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

/** Looks at a token without using it up. `undefined` when it is none, of another purpose, used, or too old. */
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

/** Uses a token up, in the transaction of what it opens: of any number that ask at once, one is answered the row. */
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

/** Makes worthless what a person was sent for a purpose before: the newest link is the only one that opens. */
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
