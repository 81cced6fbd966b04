import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerEnv } from '../../core/env.ts';
import { isToken } from '../sessions/tokens.ts';

/** How long a browser is known, in seconds: a year. Rule sign-in.device-cookie. */
const YEAR = 31_536_000;

/** Over TLS the name says that nobody but this very host has set it (RFC 6265bis). */
function nameOf(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}

/** The secret that a browser shows to be known again. */
export function shownDevice(request: FastifyRequest, env: ServerEnv): string | undefined {
  const shown = request.cookies[nameOf(isSecure(request, env))];
  return shown !== undefined && isToken(shown) ? shown : undefined;
}

/** Gives a browser what it is known by, for a year from now. No script reads it, and it opens nothing by itself. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, env: ServerEnv, secret: string): void {
  const secure = isSecure(request, env);
  reply.setCookie(nameOf(secure), secret, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: YEAR });
}

function isSecure(request: FastifyRequest, { production }: ServerEnv): boolean {
  return production || request.protocol === 'https';
}
