import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { LimitsFile } from '#contract/generated/config.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';

type RequestLimits = LimitsFile['requests'];

/** Milliseconds in which requests are counted. */
const WINDOW = 60_000;

/** The person, or the program's key, that asks. */
function accountOf(request: FastifyRequest): string {
  return request.usedKey?.id ?? request.session().user.id;
}

/** Counts requests by a key of theirs. Throws TOO_MANY_REQUESTS with Retry-After beyond the limit. */
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
 * Limits the requests of one address in a minute, counted by each process for itself. The routes of a scope are counted
 * together and apart from those of other scopes.
 */
export const limitAddresses = plugin(
  async (scope: FastifyInstance, services: Services) => {
    const limit = limiter(scope, services, 'address_per_minute', ({ ip }) => ip);
    scope.addHook('onRequest', (request) => limit(request));
  },
  { name: 'address-limits', dependencies: ['@fastify/rate-limit'] },
);

/**
 * Limits the requests of one person or key, and of one business, in a minute, counted by each process for itself. Guesses
 * at secrets are counted by the database instead (identity/guessing). Registered after the session, whose account and
 * business are counted.
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
