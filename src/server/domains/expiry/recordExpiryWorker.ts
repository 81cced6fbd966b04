import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { Services } from '../../core/services.ts';
import { expireRecords, hasExpiredRecords } from './expireRecords.ts';

/** Poll interval for expired records, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000;

/** Records that have expired. */
export function recordExpiry(services: Services): BusinessWork {
  return {
    has: (business) => hasExpiredRecords(services.config, business),
    work: (business, now) => expireRecords(services, business, now),
  };
}

/** Expires records, one business at a time. Any number of processes may run it. */
export function recordExpiryWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, recordExpiry(services), { interval: POLL_INTERVAL_MS, onError });
}
