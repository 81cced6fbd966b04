import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import type { Tokens } from '#contract/generated/api.ts';
import type { LimitsFile } from '#contract/generated/config.ts';
import { session_tokens, sessions } from '../../../database/schema/index.ts';
import { createToken, hashToken } from '../credentials/tokens.ts';

/** Where a sign-in came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** The database as its owner, or a transaction of it: sessions are read before the business is known. */
export type Sessions = Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'select'>;

type Limits = LimitsFile['session'];
type TokenKind = (typeof session_tokens.$inferInsert)['kind'];
/**
 * How a session is authenticated: by an HttpOnly cookie, by tokens, or by an access token with the refresh token in an
 * HttpOnly cookie.
 */
export type SessionVariant = (typeof sessions.$inferSelect)['variant'];

type EndReason = NonNullable<(typeof sessions.$inferInsert)['end_reason']>;

/** A new session. */
export interface NewSession {
  readonly session_id: string;
  /** Absolute expiry. */
  readonly expires: Date;
  readonly variant: SessionVariant;
}

const SESSION = { session_id: sessions.session_id, expires: sessions.expires, variant: sessions.variant };

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Creates a session in a business, without tokens. */
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
    // A token never outlives its session.
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

/** Issues an access and a refresh token for a session. */
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

/** Issues the token of a session cookie, with its expiry. */
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

/** Condition for a live session: not ended, not expired, not idle for too long. */
export function isLive(now: Date) {
  return and(isNull(sessions.ended), gt(sessions.expires, now), gt(sessions.idle_expires, now));
}

/** Result of using a refresh token. */
export type Refreshed =
  | { readonly tokens: Tokens; readonly variant: SessionVariant }
  /** The token was reused, so one holder may be an attacker; the session was ended. */
  | { readonly reusedIn: { readonly sessionId: string } }
  | undefined;

/**
 * Exchanges a refresh token for new tokens; access tokens stay valid until they expire. A token reused within seconds is
 * accepted, for tabs that refresh concurrently; later it ends the session. `undefined`: not a valid token.
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
    // A token that is exchanged concurrently is read as used.
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

/** Switches a session to another business and revokes its tokens. */
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

/** Selects sessions: some, or all of a user, optionally except the current one. */
export type WhichSessions =
  | { readonly sessionIds: readonly string[] }
  | { readonly userId: string; readonly except?: string | undefined };

/** Ends sessions for all tabs and processes. Ending an ended session is not an error. */
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

/** The session of a token of any kind. */
export async function sessionOfToken(database: Sessions, token: string): Promise<string | undefined> {
  const [found] = await database
    .select({ session_id: session_tokens.session_id })
    .from(session_tokens)
    .where(eq(session_tokens.token_hash, hashToken(token)));
  return found?.session_id;
}

/** Stores the time of the user's last activity, from which idle time is measured. */
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
