import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { LimitsFile } from '#contract/generated/config.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';

type RequestLimits = LimitsFile['requests'];

/** Window in which requests are counted, in milliseconds. */
const WINDOW = 60_000;

/** The user or API key of a request. */
function accountOf(request: FastifyRequest): string {
  return request.usedKey?.id ?? request.session().user.id;
}

/** Counts requests by a key. Throws TOO_MANY_REQUESTS with Retry-After beyond the limit. */
function limiter(
  app: FastifyInstance,
  { config }: Services,
  by: keyof RequestLimits,
  keyGenerator: (request: FastifyRequest) => string,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: () => config.current().limits.requests[by],
    timeWindow: WINDOW,
    keyGenerator,
  });
  return async (request) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    const message = 'Rate limit exceeded. Retry after the time in Retry-After.';
    throw new ApiError('TOO_MANY_REQUESTS', message, [], found.ttlInSeconds);
  };
}

/**
 * Limits requests per minute by IP address, counted by each process. The routes of a scope share one counter, separate from
 * other scopes.
 * Rule limits.bodies.
 */
export const limitAddresses = plugin(
  async (scope: FastifyInstance, services: Services) => {
    const limit = limiter(scope, services, 'address_per_minute', ({ ip }) => ip);
    scope.addHook('onRequest', (request) => limit(request));
  },
  { name: 'address-limits', dependencies: ['@fastify/rate-limit'] },
);

/**
 * Limits requests per minute by user or API key, and by business, counted by each process. Attempts at secrets are counted
 * in the database instead (access/attempts). Registered after the session.
 */
export const limitAccounts = plugin(
  async (signedIn: FastifyInstance, services: Services) => {
    const byAccount = limiter(signedIn, services, 'account_per_minute', accountOf);
    const byBusiness = limiter(signedIn, services, 'business_per_minute', (request) => request.session().business.id);
    signedIn.addHook('preValidation', async (request) => {
      await byAccount(request);
      await byBusiness(request);
    });
  },
  { name: 'account-limits', dependencies: ['@fastify/rate-limit', 'session'] },
);
