import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { Services } from '../../core/services.ts';
import { hasExpiringKeys, warnOfExpiry } from './warnOfExpiry.ts';

/** Poll interval for expiring keys, in milliseconds. */
const POLL_INTERVAL_MS = 15 * 60_000;

/** Announces the expiry of API keys, one business at a time. Any number of processes may run it. */
export function keyExpiryWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  const expiring: BusinessWork = {
    has: hasExpiringKeys,
    work: (business, now) => warnOfExpiry(services, business, now),
  };
  return forEachBusiness(services, expiring, { interval: POLL_INTERVAL_MS, onError });
}
