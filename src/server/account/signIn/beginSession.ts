import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSession, Tokens } from '#contract/generated/api.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { assertSameOrigin } from '../../access/sessions/assertSameOrigin.ts';
import { setSecretCookie } from '../../access/sessions/store/sessionCookie.ts';
import {
  createSession,
  issueCookie,
  issueTokens,
  type NewSession,
  type Sessions,
  type SessionVariant,
} from '../../access/sessions/store/sessions.ts';
import type { Services } from '../../core/services.ts';
import type { businesses } from '../../database/schema/index.ts';

/** Response of a sign-in, a refresh or a business switch. */
export type SessionAnswer = Tokens | CookieSession;

/** The user whose session begins. */
export interface SignInPerson {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  /** The first business of the session. */
  readonly business: typeof businesses.$inferSelect;
}

/** A request with its reply and the services. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/** The token variant of a sign-in: the refresh token in the response, or in an HttpOnly cookie. */
export function tokensOf({ headers }: FastifyRequest): SessionVariant {
  return headers['x-refresh-cookie'] === undefined ? 'tokens' : 'refresh_cookie';
}

/** The variant that a sign-in without a password requests in its headers. An existing session keeps its own. */
export function variantOf(request: FastifyRequest): SessionVariant {
  const { headers } = request;
  return (headers['x-new-authentication'] ?? headers.authorization) ? tokensOf(request) : 'cookie';
}

/**
 * Issues the credentials of a session in the session's own variant, which no request can change.
 * Rule session.variant-is-kept.
 */
export async function openSession(
  tx: Sessions,
  { request, reply, services }: Exchange,
  session: NewSession,
): Promise<SessionAnswer> {
  const limits = services.config.current().limits.session;
  const now = services.realTime();
  if (session.variant === 'cookie') {
    assertSameOrigin(request);
    setSecretCookie(request, reply, services.env, 'session', await issueCookie(tx, limits, now, session));
    return { session_expires: session.expires.toISOString() };
  }
  return answerTokens({ request, reply, services }, session.variant, await issueTokens(tx, limits, now, session));
}

/** Sends tokens in the variant of their session: the refresh token in the response, or in an HttpOnly cookie. */
export function answerTokens({ request, reply, services }: Exchange, variant: SessionVariant, tokens: Tokens): Tokens {
  if (variant === 'tokens') return tokens;
  assertSameOrigin(request);
  const { refresh_token, ...others } = tokens;
  const expires = new Date(tokens.refresh_token_expires);
  setSecretCookie(request, reply, services.env, 'refresh', { token: refresh_token ?? '', expires });
  return others;
}

/**
 * Begins and logs a session after the identity is verified: always a new one, independent of earlier cookies. Restricts the
 * rest of the transaction to the business. Rule session.new-at-sign-in.
 */
export async function beginSession(
  tx: Sessions & Parameters<typeof recordAsBusiness>[0],
  exchange: Exchange,
  variant: SessionVariant,
  { userId, fullName, email, business }: SignInPerson,
): Promise<SessionAnswer> {
  const { request, services } = exchange;
  const now = services.realTime();
  const who = { userId, businessId: business.business_id, origin: originOf(request), variant };
  const session = await createSession(tx, services.config.current().limits.session, now, who);
  const answer = await openSession(tx, exchange, session);
  await recordAsBusiness(tx, signInActivity(business, { name: fullName, email }, request), now);
  return answer;
}
