import type { Services } from '../../core/services.ts';

/** The rate limit by address of what is done before a sign-in, read from the config at each request. */
export function signInRate({ config }: Pick<Services, 'config'>): { max: () => number; timeWindow: number } {
  return { max: () => config.current().limits.sign_in.tries_per_minute, timeWindow: 60_000 };
}
