import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import { maskLogged } from '../../core/masking/maskLogged.ts';
import type { Services } from '../../core/services.ts';
import { api_logs } from '../../database/schema/index.ts';
import { ApiLogWriter, type LoggedRequest } from './ApiLogWriter.ts';
import type { UsedKey } from './apiKeyContext.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of the request; `undefined` for a request of a user. */
    usedKey: UsedKey | undefined;
    /** The response body before serialization. */
    answered: unknown;
  }
}

function isMethod(method: string): method is LoggedRequest['method'] {
  return api_logs.method.enumValues.some((known) => known === method);
}

function resultOf(status: number): LoggedRequest['result'] {
  if (status >= 500) return 'SERVER_ERROR';
  return status >= 400 ? 'CLIENT_ERROR' : 'SUCCESS';
}

function errorCodeOf(answered: unknown): string | null {
  const isError = typeof answered === 'object' && answered !== null && 'error_code' in answered;
  return isError && typeof answered.error_code === 'string' ? answered.error_code : null;
}

const RECORD_ID = /^[a-z][a-z_]*_[0-9a-f]{32}$/;

/** The record that the address names, or that the request made. */
function recordOf({ params, answered, method }: FastifyRequest): string | null {
  const made = method === 'POST' ? answered : undefined;
  const ids = [params, made].map((value) => (value as { readonly id?: unknown } | null | undefined)?.id);
  return ids.find((id): id is string => typeof id === 'string' && RECORD_ID.test(id)) ?? null;
}

function loggedRequest(request: FastifyRequest, reply: FastifyReply, key: UsedKey): LoggedRequest | undefined {
  const { method, answered } = request;
  if (!isMethod(method)) return undefined;
  const [path = ''] = request.url.split('?', 1);
  return {
    method,
    path: maskCardNumbers(path),
    result: resultOf(reply.statusCode),
    status_code: reply.statusCode,
    error_code: errorCodeOf(answered),
    duration_ms: Math.round(reply.elapsedTime),
    api_key_name: key.name,
    api_key_hint: key.hint,
    request_id: request.id,
    record_id: recordOf(request),
    ip_address: request.ip,
    user_agent: maskCardNumbers(request.headers['user-agent'] ?? '').slice(0, 200) || null,
    request: { query: maskLogged(request.query), body: maskLogged(request.body ?? null) },
    response: { body: maskLogged(answered ?? null) },
  };
}

/** Logs every request with an API key after its response. */
export const apiLogPlugin = plugin(
  // Rule api-keys.logged.
  async (app: FastifyInstance, services: Services) => {
    const writer = new ApiLogWriter(services, (error) => app.log.error({ err: error }, 'writing the API log failed'));
    app.decorateRequest('usedKey', undefined);
    app.decorateRequest('answered', undefined);

    app.addHook('preHandler', async ({ usedKey }) => {
      if (usedKey !== undefined) await writer.room();
    });

    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (request.usedKey !== undefined) request.answered = payload;
      return payload;
    });

    app.addHook('onResponse', async (request, reply) => {
      const { usedKey } = request;
      if (usedKey === undefined) return;
      const logged = loggedRequest(request, reply, usedKey);
      if (logged !== undefined) writer.add(usedKey.scope, logged);
    });

    app.addHook('onClose', () => writer.stop());
  },
  { name: 'api-log' },
);
