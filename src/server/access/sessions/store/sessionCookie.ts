import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerEnv } from '../../../core/env.ts';

/** Path of the refresh cookie: the token endpoint only. */
const REFRESH_PATH = '/api/auth/token';

/** HttpOnly cookies, by the token they contain. */
export type SecretCookie = 'session' | 'refresh';

/** Whether the deployment is served over TLS. */
function isSecure(request: FastifyRequest, { production }: ServerEnv): boolean {
  return production || request.protocol === 'https';
}

/** Over TLS the prefixes ensure that only this host can set the cookies (RFC 6265bis, "__Host-" and "__Secure-"). */
function nameOf(cookie: SecretCookie, secure: boolean): string {
  if (!secure) return cookie;
  return cookie === 'session' ? '__Host-session' : '__Secure-refresh';
}

function optionsOf(cookie: SecretCookie, secure: boolean) {
  return { path: cookie === 'session' ? '/' : REFRESH_PATH, httpOnly: true, sameSite: 'strict' as const, secure };
}

/** The value of a secret cookie of a request. */
export function readSecretCookie(request: FastifyRequest, env: ServerEnv, cookie: SecretCookie): string | undefined {
  return request.cookies[nameOf(cookie, isSecure(request, env))];
}

/** Sets a secret cookie with an expiry. Rule session.cookie-variant. */
export function setSecretCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  env: ServerEnv,
  cookie: SecretCookie,
  { token, expires }: { token: string; expires: Date },
): void {
  const secure = isSecure(request, env);
  reply.setCookie(nameOf(cookie, secure), token, { ...optionsOf(cookie, secure), expires });
}

/** Clears both secret cookies. */
export function clearSecretCookies(request: FastifyRequest, reply: FastifyReply, env: ServerEnv): void {
  const secure = isSecure(request, env);
  for (const cookie of ['session', 'refresh'] as const) {
    reply.clearCookie(nameOf(cookie, secure), optionsOf(cookie, secure));
  }
}
