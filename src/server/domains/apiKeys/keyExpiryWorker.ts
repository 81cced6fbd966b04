import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import type { ExpiringBusiness } from '../expiry/expireRecords.ts';
import { allBusinesses } from '../expiry/recordExpiryWorker.ts';
import { warnOfExpiry } from './warnOfExpiry.ts';

/** Poll interval for expiring keys, in milliseconds. */
const POLL_INTERVAL_MS = 15 * 60_000;

/** Announces the expiry of API keys, one business at a time. Any number of processes may run it. */
export function keyExpiryWorker(services: Services, onError: (error: unknown) => void): DueWorker {
  let left: ExpiringBusiness[] | undefined;
  const doNext = async () => {
    left ??= await allBusinesses(services);
    const next = left.pop();
    if (next === undefined) left = undefined;
    else await warnOfExpiry(services, next, services.now());
    return next !== undefined;
  };
  return new DueWorker({ pollInterval: POLL_INTERVAL_MS, doNext, onError });
}
