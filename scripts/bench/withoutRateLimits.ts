import type { Config } from '../../src/compiler/config.ts';

/** A config without rate limits: a benchmark sends more requests per minute than any user. */
export function withoutRateLimits(config: Config): Config {
  const most = 1_000_000_000;
  const requests = { address_per_minute: most, account_per_minute: most, business_per_minute: most };
  return { ...config, limits: { ...config.limits, value: { ...config.limits.value, requests } } };
}
