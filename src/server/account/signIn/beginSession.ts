import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSession, Tokens } from '#contract/generated/api.ts';
import { assertSameOrigin } from '../../access/sessions/assertSameOrigin.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/authActivity.ts';
import { originOf } from '../../access/sessions/originOf.ts';
import { setSecretCookie } from '../../access/sessions/sessionCookie.ts';
import {
  createSession,
  issueCookie,
  issueTokens,
  type NewSession,
  type Sessions,
  type SessionVariant,
} from '../../access/sessions/sessions.ts';
import type { Services } from '../../core/services.ts';
import type { businesses } from '../../database/schema/index.ts';

/** What a sign-in, a renewal or a switch answers. */
export type SessionAnswer = Tokens | CookieSession;

/** Whose session begins. */
export interface SignInPerson {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  /** The business that they work in first. */
  readonly business: typeof businesses.$inferSelect;
}

/** A request and its reply, and the services that answer it. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/** The token variant that a sign-in asks for: the refresh token in the answer, or in a cookie that no script reads. */
export function tokensOf({ headers }: FastifyRequest): SessionVariant {
  return headers['x-refresh-cookie'] === undefined ? 'tokens' : 'refresh_cookie';
}

/** The variant that a sign-in without a password asks for in its headers. A session that exists keeps its own. */
export function variantOf(request: FastifyRequest): SessionVariant {
  const { headers } = request;
  return (headers['x-new-authentication'] ?? headers.authorization) ? tokensOf(request) : 'cookie';
}

/**
 * Gives out what opens a session, in the session's own variant: no request changes it.
 * Rule session.variant-is-kept.
 */
export async function openSession(
  tx: Sessions,
  { request, reply, services }: Exchange,
  session: NewSession,
): Promise<SessionAnswer> {
  const limits = services.config.current().limits.session;
  const now = services.now();
  if (session.variant === 'cookie') {
    assertSameOrigin(request);
    setSecretCookie(request, reply, services.env, 'session', await issueCookie(tx, limits, now, session));
    return { session_expires: session.expires.toISOString() };
  }
  return answerTokens({ request, reply, services }, session.variant, await issueTokens(tx, limits, now, session));
}

/** Tokens in the variant of their session: the refresh token in the answer, or in a cookie that no script reads. */
export function answerTokens({ request, reply, services }: Exchange, variant: SessionVariant, tokens: Tokens): Tokens {
  if (variant === 'tokens') return tokens;
  assertSameOrigin(request);
  const { refresh_token, ...others } = tokens;
  const expires = new Date(tokens.refresh_token_expires);
  setSecretCookie(request, reply, services.env, 'refresh', { token: refresh_token ?? '', expires });
  return others;
}

/**
 * Begins a session for somebody who has proved who they are, and writes it down: always a new one, whatever the browser
 * held before. The last thing that its transaction does, which is narrowed to the business then.
 * Rule session.new-at-sign-in.
 */
export async function beginSession(
  tx: Sessions & Parameters<typeof recordAsBusiness>[0],
  exchange: Exchange,
  variant: SessionVariant,
  { userId, fullName, email, business }: SignInPerson,
): Promise<SessionAnswer> {
  const { request, services } = exchange;
  const now = services.now();
  const who = { userId, businessId: business.business_id, origin: originOf(request), variant };
  const session = await createSession(tx, services.config.current().limits.session, now, who);
  const answer = await openSession(tx, exchange, session);
  await recordAsBusiness(tx, signInActivity(business, { name: fullName, email }, request), now);
  return answer;
}
