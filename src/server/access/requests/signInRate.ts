import type { Services } from '../../core/services.ts';

/** Rate limit by address for requests before sign-in, read from the config at each request. */
export function signInRate({ config }: Pick<Services, 'config'>): { max: () => number; timeWindow: number } {
  return { max: () => config.current().limits.sign_in.tries_per_minute, timeWindow: 60_000 };
}
