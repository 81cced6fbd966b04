import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { v7 as uuidv7 } from 'uuid';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import { maskLogged } from '../../core/masking/maskLogged.ts';
import type { Services } from '../../core/services.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { api_logs } from '../../database/schema/index.ts';
import type { UsedKey } from './apiKeyContext.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of the request; `undefined` for a request of a user. */
    usedKey: UsedKey | undefined;
    /** The response body before serialization. */
    answered: unknown;
  }
}

type LogRow = typeof api_logs.$inferInsert;

function isMethod(method: string): method is LogRow['method'] {
  return api_logs.method.enumValues.some((known) => known === method);
}

function resultOf(status: number): LogRow['result'] {
  if (status >= 500) return 'SERVER_ERROR';
  return status >= 400 ? 'CLIENT_ERROR' : 'SUCCESS';
}

function errorCodeOf(answered: unknown): string | null {
  const isError = typeof answered === 'object' && answered !== null && 'error_code' in answered;
  return isError && typeof answered.error_code === 'string' ? answered.error_code : null;
}

function rowOf(
  request: FastifyRequest,
  reply: FastifyReply,
  key: UsedKey,
): Omit<LogRow, 'business_id' | 'environment' | 'id' | 'created'> | undefined {
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
    ip_address: request.ip,
    user_agent: maskCardNumbers(request.headers['user-agent'] ?? '').slice(0, 200) || null,
    request: { query: maskLogged(request.query), body: maskLogged(request.body ?? null) },
    response: { body: maskLogged(answered ?? null) },
  };
}

/** Logs every request with an API key after its response. */
export const apiLogPlugin = plugin(
  // Rule api-keys.logged.
  async (app: FastifyInstance, { pool, now }: Services) => {
    app.decorateRequest('usedKey', undefined);
    app.decorateRequest('answered', undefined);

    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (request.usedKey !== undefined) request.answered = payload;
      return payload;
    });

    app.addHook('onResponse', async (request, reply) => {
      const { usedKey } = request;
      const row = usedKey && rowOf(request, reply, usedKey);
      if (usedKey === undefined || row === undefined) return;
      const { scope } = usedKey;
      const created = now();
      const id = uuidv7({ msecs: created.getTime() });
      await inBusiness(pool, usedKey.scope, (tx) =>
        tx.insert(api_logs).values({ ...row, ...scopeColumns(scope), id, created }),
      );
    });
  },
  { name: 'api-log' },
);
