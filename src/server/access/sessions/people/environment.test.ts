import { describe, expect, it } from 'vitest';
import { canUseLive } from '#contract/canUseLive.ts';
import { environmentOf } from './environment.ts';

interface Named {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly url?: string;
}

function environment(
  { query, body, cookie, url = '/api/transactions' }: Named,
  status: string,
  usual?: 'PRODUCTION' | 'DEVELOPMENT',
): unknown {
  const cookies = cookie === undefined ? {} : { environment: cookie };
  try {
    return environmentOf({ query, body, cookies, routeOptions: { url } } as never, status as never, usual);
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
}

// Rule modes.environment-of-request, modes.named-live-refused.
describe('the environment of a request', () => {
  it.each<[Named, string, string]>([
    [{}, 'LIVE', 'PRODUCTION'],
    [{}, 'TIER_1', 'PRODUCTION'],
    [{}, 'PENDING', 'DEVELOPMENT'],
    [{ cookie: 'DEVELOPMENT' }, 'LIVE', 'DEVELOPMENT'],
    [{ cookie: 'PRODUCTION' }, 'LIVE', 'PRODUCTION'],
    // A cookie of a business that is not live is ignored, and one of another value too.
    [{ cookie: 'PRODUCTION' }, 'PENDING', 'DEVELOPMENT'],
    [{ cookie: 'STAGING' }, 'LIVE', 'PRODUCTION'],
    [{ query: { environment: 'DEVELOPMENT' }, cookie: 'PRODUCTION' }, 'LIVE', 'DEVELOPMENT'],
    [{ query: { environment: 'PRODUCTION' }, cookie: 'DEVELOPMENT' }, 'LIVE', 'PRODUCTION'],
    [{ body: { environment: 'DEVELOPMENT' } }, 'LIVE', 'DEVELOPMENT'],
    [{ query: { environment: 'PRODUCTION' }, body: { environment: 'DEVELOPMENT' } }, 'LIVE', 'PRODUCTION'],
    [{ body: null }, 'LIVE', 'PRODUCTION'],
    [{ body: 'text' }, 'LIVE', 'PRODUCTION'],
    [{ query: { environment: 'DEVELOPMENT' } }, 'PENDING', 'DEVELOPMENT'],
    [{ query: { environment: 'PRODUCTION' } }, 'PENDING', 'ENVIRONMENT_NOT_ALLOWED_ERROR'],
    [{ query: { environment: 'STAGING' } }, 'LIVE', 'API_VALIDATION_ERROR'],
    [{ query: { environment: ['PRODUCTION'] } }, 'LIVE', 'API_VALIDATION_ERROR'],
  ])('%j of a business that is %s is %s', (request, status, wanted) => {
    expect(environment(request, status)).toBe(wanted);
  });

  it('of an API key is that of the key, unless the request names another', () => {
    expect(environment({ cookie: 'PRODUCTION' }, 'LIVE', 'DEVELOPMENT')).toBe('DEVELOPMENT');
    expect(environment({ query: { environment: 'PRODUCTION' } }, 'LIVE', 'DEVELOPMENT')).toBe('PRODUCTION');
    expect(environment({}, 'PENDING', 'PRODUCTION')).toBe('PRODUCTION');
  });

  // Rule routes.v2-mode.
  it.each<[Named, string]>([
    [{ query: { mode: 'test' } }, 'DEVELOPMENT'],
    [{ body: { mode: 'live' }, cookie: 'DEVELOPMENT' }, 'PRODUCTION'],
    [{ query: { mode: 'test', environment: 'PRODUCTION' } }, 'PRODUCTION'],
    [{ query: { mode: 'TEST' } }, 'API_VALIDATION_ERROR'],
    [{ query: { mode: ['test'] } }, 'API_VALIDATION_ERROR'],
    [{ cookie: 'DEVELOPMENT' }, 'DEVELOPMENT'],
  ])('%j below /api/v2 is %s', (request, wanted) => {
    expect(environment({ ...request, url: '/api/v2/notifications' }, 'LIVE')).toBe(wanted);
  });

  it('has no mode above /api/v2', () => {
    expect(environment({ query: { mode: 'test' } }, 'LIVE')).toBe('PRODUCTION');
  });

  // Rule modes.live-statuses.
  it('may be live for two statuses', () => {
    const statuses = ['LIVE', 'TIER_1', 'PENDING', 'REGISTERED', 'RESTRICTED', ''] as never[];
    expect(statuses.filter(canUseLive)).toEqual(['LIVE', 'TIER_1']);
  });
});
