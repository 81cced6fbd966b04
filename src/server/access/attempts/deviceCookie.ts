import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerEnv } from '../../core/env.ts';
import { isToken } from '../sessions/credentials/tokens.ts';

/** Lifetime of the device cookie, in seconds: a year. Rule sign-in.device-cookie. */
const YEAR = 31_536_000;

/** Over TLS the prefix ensures that only this host can set the cookie (RFC 6265bis). */
function nameOf(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}

/** The secret of a browser's device cookie. */
export function readDeviceCookie(request: FastifyRequest, env: ServerEnv): string | undefined {
  const shown = request.cookies[nameOf(isSecure(request, env))];
  return shown !== undefined && isToken(shown) ? shown : undefined;
}

/** Sets the device cookie for a year. HttpOnly; it does not authenticate by itself. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, env: ServerEnv, secret: string): void {
  const secure = isSecure(request, env);
  reply.setCookie(nameOf(secure), secret, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: YEAR });
}

function isSecure(request: FastifyRequest, { production }: ServerEnv): boolean {
  return production || request.protocol === 'https';
}
