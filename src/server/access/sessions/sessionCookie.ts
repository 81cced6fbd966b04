import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerEnv } from '../../core/env.ts';

/** Where the refresh token's cookie is sent: to its exchange and nowhere else. */
const REFRESH_PATH = '/api/auth/token';

/** Cookies that no script reads, by what they hold. */
export type SecretCookie = 'session' | 'refresh';

/** Whether people reach this deployment over TLS. */
function isSecure(request: FastifyRequest, { production }: ServerEnv): boolean {
  return production || request.protocol === 'https';
}

/** Over TLS the names say that nobody but this very host has set them (RFC 6265bis, "__Host-" and "__Secure-"). */
function nameOf(cookie: SecretCookie, secure: boolean): string {
  if (!secure) return cookie;
  return cookie === 'session' ? '__Host-session' : '__Secure-refresh';
}

function optionsOf(cookie: SecretCookie, secure: boolean) {
  return { path: cookie === 'session' ? '/' : REFRESH_PATH, httpOnly: true, sameSite: 'strict' as const, secure };
}

/** What a secret cookie of a request holds. */
export function readSecretCookie(request: FastifyRequest, env: ServerEnv, cookie: SecretCookie): string | undefined {
  return request.cookies[nameOf(cookie, isSecure(request, env))];
}

/** Gives the browser a secret to keep until it ends. Rule session.cookie-variant. */
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

/** Takes both secrets away from the browser. */
export function clearSecretCookies(request: FastifyRequest, reply: FastifyReply, env: ServerEnv): void {
  const secure = isSecure(request, env);
  for (const cookie of ['session', 'refresh'] as const) {
    reply.clearCookie(nameOf(cookie, secure), optionsOf(cookie, secure));
  }
}
