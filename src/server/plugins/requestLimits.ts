import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitsFile } from '#contract/generated/config.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { Services } from '../services.ts';

type RequestLimits = LimitsFile['requests'];

/** Milliseconds in which requests are counted. */
const WINDOW = 60_000;

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

/** The person, or the program's key, that asks. */
function accountOf(request: FastifyRequest): string {
  return request.usedKey?.id ?? request.session().user.id;
}

/**
 * How much of the API one address, one person or key, and one business may ask for in a minute, counted by each process for
 * itself. What guesses at secrets is counted by the database instead (identity/guessing). Whoever asks for more is answered
 * TOO_MANY_REQUESTS with Retry-After. Registered after the session, whose account and business are counted.
 */
export function requestLimits(app: FastifyInstance, { config }: Services): void {
  function limit(by: keyof RequestLimits, keyGenerator: (request: FastifyRequest) => string) {
    const count = app.createRateLimit({
      max: () => config.current().limits.requests[by],
      timeWindow: WINDOW,
      keyGenerator,
    });
    return async (request: FastifyRequest): Promise<void> => {
      const found = await count(request);
      if (found.isAllowed || !found.isExceeded) return;
      const message = 'More was asked for than one may in a minute; wait as long as Retry-After says.';
      throw new ApiError('TOO_MANY_REQUESTS', message, [], found.ttlInSeconds);
    };
  }

  const byAddress = limit('address_per_minute', ({ ip }) => ip);
  const byAccount = limit('account_per_minute', accountOf);
  const byBusiness = limit('business_per_minute', (request) => request.session().business.id);

  app.addHook('onRequest', async (request) => {
    if (isApi(request)) await byAddress(request);
  });
  app.addHook('preValidation', async (request) => {
    if (request.sessionContext === undefined) return;
    await byAccount(request);
    await byBusiness(request);
  });
}
