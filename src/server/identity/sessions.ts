import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import type { Tokens } from '#contract/generated/api.ts';
import type { LimitsFile } from '#contract/generated/config.ts';
import { sessions } from '../db/schema/index.ts';
import { createToken, hashToken } from './tokens.ts';

/** Where a sign-in came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** The database, or a transaction of it, as its own user: sessions are read before a business is known. */
type Sessions = Pick<NodePgDatabase, 'insert' | 'update'>;

interface Issued {
  readonly tokens: Tokens;
  readonly columns: Pick<
    typeof sessions.$inferInsert,
    'access_hash' | 'access_expires' | 'refresh_hash' | 'refresh_expires'
  >;
}

function issue(limits: LimitsFile['session'], now: Date): Issued {
  const access = createToken();
  const refresh = createToken();
  const accessExpires = new Date(now.getTime() + limits.access_token_seconds * 1000);
  const refreshExpires = new Date(now.getTime() + limits.refresh_token_seconds * 1000);
  return {
    tokens: {
      access_token: access,
      access_token_expires: accessExpires.toISOString(),
      refresh_token: refresh,
      refresh_token_expires: refreshExpires.toISOString(),
    },
    columns: {
      access_hash: hashToken(access),
      access_expires: accessExpires,
      refresh_hash: hashToken(refresh),
      refresh_expires: refreshExpires,
    },
  };
}

/** Begins a session in a business. */
export async function createSession(
  database: Sessions,
  limits: LimitsFile['session'],
  now: Date,
  who: { userId: string; businessId: string; origin: Origin },
): Promise<Tokens> {
  const { tokens, columns } = issue(limits, now);
  await database.insert(sessions).values({
    session_id: uuidv7(),
    user_id: who.userId,
    business_id: who.businessId,
    created: now,
    last_action: now,
    ip: who.origin.ip,
    user_agent: who.origin.userAgent ?? null,
    ...columns,
  });
  return tokens;
}

/** New tokens for a live session; the old ones stop working. `undefined` when the refresh token is not a live one. */
export async function refreshSession(
  database: Sessions,
  limits: LimitsFile['session'],
  now: Date,
  refreshToken: string,
): Promise<Tokens | undefined> {
  const { tokens, columns } = issue(limits, now);
  const renewed = await database
    .update(sessions)
    .set({ ...columns, last_action: now })
    .where(
      and(
        eq(sessions.refresh_hash, hashToken(refreshToken)),
        gt(sessions.refresh_expires, now),
        isNull(sessions.ended),
      ),
    )
    .returning({ session_id: sessions.session_id });
  return renewed.length === 1 ? tokens : undefined;
}

/** Moves a session to another business, with new tokens, so that what was rendered for the old one no longer works. */
export async function moveSession(
  database: Sessions,
  limits: LimitsFile['session'],
  now: Date,
  sessionId: string,
  businessId: string,
): Promise<Tokens> {
  const { tokens, columns } = issue(limits, now);
  await database
    .update(sessions)
    .set({ ...columns, business_id: businessId, last_action: now })
    .where(eq(sessions.session_id, sessionId));
  return tokens;
}

/** Ends the session of an access or refresh token. Ending what has ended is no error. */
export async function endSession(database: Sessions, now: Date, token: string): Promise<void> {
  const hash = hashToken(token);
  await database
    .update(sessions)
    .set({ ended: now })
    .where(and(or(eq(sessions.access_hash, hash), eq(sessions.refresh_hash, hash)), isNull(sessions.ended)));
}
