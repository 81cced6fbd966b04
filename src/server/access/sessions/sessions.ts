import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import type { Tokens } from '#contract/generated/api.ts';
import type { LimitsFile } from '#contract/generated/config.ts';
import { session_tokens, sessions } from '../../database/schema/index.ts';
import { createToken, hashToken } from './tokens.ts';

/** Where a sign-in came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** The database, or a transaction of it, as its own user: sessions are read before a business is known. */
export type Sessions = Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'select'>;

type Limits = LimitsFile['session'];
type TokenKind = (typeof session_tokens.$inferInsert)['kind'];
/**
 * How a session is shown: by a cookie that no script reads, by tokens, or by an access token with the refresh token in such a
 * cookie.
 */
export type SessionVariant = (typeof sessions.$inferSelect)['variant'];

type EndReason = NonNullable<(typeof sessions.$inferInsert)['end_reason']>;

/** A session that has just begun. */
export interface NewSession {
  readonly session_id: string;
  /** When it ends however busy the person is. */
  readonly expires: Date;
  readonly variant: SessionVariant;
}

const SESSION = { session_id: sessions.session_id, expires: sessions.expires, variant: sessions.variant };

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Begins a session in a business. Nothing opens it yet. */
export async function createSession(
  database: Sessions,
  limits: Limits,
  now: Date,
  who: { userId: string; businessId: string; origin: Origin; variant: SessionVariant },
): Promise<NewSession> {
  const expires = later(now, limits.longest_seconds);
  const session = { session_id: uuidv7(), expires, variant: who.variant };
  await database.insert(sessions).values({
    ...session,
    user_id: who.userId,
    business_id: who.businessId,
    created: now,
    last_action: now,
    idle_expires: new Date(now.getTime() + limits.idle_milliseconds),
    ip: who.origin.ip,
    user_agent: who.origin.userAgent ?? null,
  });
  return session;
}

async function issue(
  database: Sessions,
  { session_id, expires }: NewSession,
  kinds: Partial<Record<TokenKind, number>>,
  now: Date,
): Promise<{ token: string; expires: Date }[]> {
  const issued = Object.entries(kinds).map(([kind, seconds]) => ({
    kind: kind as TokenKind,
    token: createToken(),
    // Nothing outlives its session.
    expires: new Date(Math.min(later(now, seconds).getTime(), expires.getTime())),
  }));
  await database.insert(session_tokens).values(
    issued.map(({ kind, token, expires: until }) => ({
      token_hash: hashToken(token),
      session_id,
      kind,
      created: now,
      expires: until,
    })),
  );
  return issued;
}

/** An access and a refresh token that open a session. */
export async function issueTokens(database: Sessions, limits: Limits, now: Date, session: NewSession): Promise<Tokens> {
  const kinds = { access: limits.access_token_seconds, refresh: limits.refresh_token_seconds };
  const [access, refresh] = await issue(database, session, kinds, now);
  if (access === undefined || refresh === undefined) throw new Error('Expected two tokens to be issued');
  return {
    access_token: access.token,
    access_token_expires: access.expires.toISOString(),
    refresh_token: refresh.token,
    refresh_token_expires: refresh.expires.toISOString(),
  };
}

/** What a cookie holds to open a session, and when it ends. */
export async function issueCookie(
  database: Sessions,
  limits: Limits,
  now: Date,
  session: NewSession,
): Promise<{ token: string; expires: Date }> {
  const [cookie] = await issue(database, session, { cookie: limits.longest_seconds }, now);
  if (cookie === undefined) throw new Error('Expected a token to be issued');
  return cookie;
}

/** A session that goes on: not ended, not too old, not idle for too long. */
export function isLive(now: Date) {
  return and(isNull(sessions.ended), gt(sessions.expires, now), gt(sessions.idle_expires, now));
}

/** What came of a refresh token. */
export type Refreshed =
  | { readonly tokens: Tokens; readonly variant: SessionVariant }
  /** It had been used before: whoever holds the other one may be a thief, so that the whole session was ended. */
  | { readonly reusedIn: { readonly sessionId: string } }
  | undefined;

/**
 * Exchanges a refresh token for new tokens; access tokens that are out stay good until they end. A token that was used a
 * moment ago is taken again, for tabs that ask at once; later it ends the session. `undefined`: not a live one.
 */
export async function refreshSession(
  database: Sessions,
  limits: Limits,
  now: Date,
  refreshToken: string,
): Promise<Refreshed> {
  const hash = hashToken(refreshToken);
  const [found] = await database
    .select({ ...SESSION, token: session_tokens })
    .from(session_tokens)
    .innerJoin(sessions, eq(sessions.session_id, session_tokens.session_id))
    .where(
      and(
        eq(session_tokens.token_hash, hash),
        eq(session_tokens.kind, 'refresh'),
        gt(session_tokens.expires, now),
        isLive(now),
      ),
    )
    // One that is exchanged at the same moment is seen as used.
    .for('update', { of: session_tokens });
  if (found === undefined) return undefined;
  const { used } = found.token;
  if (used !== null && now.getTime() - used.getTime() > limits.refresh_grace_seconds * 1000) {
    await endSessions(database, now, { sessionIds: [found.session_id] }, 'TOKEN_REUSED');
    return { reusedIn: { sessionId: found.session_id } };
  }
  if (used === null)
    await database.update(session_tokens).set({ used: now }).where(eq(session_tokens.token_hash, hash));
  await database
    .delete(session_tokens)
    .where(
      and(
        eq(session_tokens.session_id, found.session_id),
        eq(session_tokens.kind, 'access'),
        lt(session_tokens.expires, now),
      ),
    );
  return { tokens: await issueTokens(database, limits, now, found), variant: found.variant };
}

/** Moves a session to another business; what opened it before does no longer, so that what was shown there is over. */
export async function moveSession(
  database: Sessions,
  now: Date,
  sessionId: string,
  businessId: string,
): Promise<NewSession> {
  await database.delete(session_tokens).where(eq(session_tokens.session_id, sessionId));
  const [moved] = await database
    .update(sessions)
    .set({ business_id: businessId, last_action: now })
    .where(eq(sessions.session_id, sessionId))
    .returning(SESSION);
  if (moved === undefined) throw new Error('Session not found');
  return moved;
}

/** Which sessions: some, or all of a person but perhaps the one that they ask from. */
export type WhichSessions =
  | { readonly sessionIds: readonly string[] }
  | { readonly userId: string; readonly except?: string | undefined };

/** Ends sessions at once, for every tab and every process. Ending what has ended is no error. */
export async function endSessions(
  database: Sessions,
  now: Date,
  which: WhichSessions,
  reason: EndReason,
): Promise<void> {
  const those =
    'sessionIds' in which
      ? inArray(sessions.session_id, [...which.sessionIds])
      : and(eq(sessions.user_id, which.userId), which.except ? ne(sessions.session_id, which.except) : undefined);
  await database
    .update(sessions)
    .set({ ended: now, end_reason: reason })
    .where(and(those, isNull(sessions.ended)));
}

/** The session that a token of any kind is of. */
export async function sessionOfToken(database: Sessions, token: string): Promise<string | undefined> {
  const [found] = await database
    .select({ session_id: session_tokens.session_id })
    .from(session_tokens)
    .where(eq(session_tokens.token_hash, hashToken(token)));
  return found?.session_id;
}

/** Remembers that the person did something: idle time is counted from here. */
export async function touchSession(
  database: Sessions,
  now: Date,
  sessionId: string,
  idleMilliseconds: number,
): Promise<void> {
  await database
    .update(sessions)
    .set({ last_action: now, idle_expires: new Date(now.getTime() + idleMilliseconds) })
    .where(eq(sessions.session_id, sessionId));
}
