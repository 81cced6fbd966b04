import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import { termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { closeDays, hasOpenDays, openDays } from './closeDays.ts';

/** Poll interval for days that have ended, in milliseconds. */
const POLL_INTERVAL_MS = 15 * 60_000;

/** Closes the days of one business that have ended. */
export function closeEndedDays({ pool }: Pick<Services, 'pool'>, business: ZonedBusiness, now: Date): Promise<void> {
  const terms = termsOf(business, now);
  return inBusiness(pool, business.scope, async (transaction) => {
    const days = await openDays(transaction, terms);
    if (days !== undefined) await closeDays(transaction, terms, days);
  });
}

/** Days that have ended. */
export function dailyCloses(services: Services): BusinessWork {
  return {
    has: hasOpenDays,
    work: (business, now) => closeEndedDays(services, business, now),
  };
}

/** Closes the days of every business, one business at a time. Any number of processes may run it. */
export function dailyCloseWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, dailyCloses(services), { interval: POLL_INTERVAL_MS, onError });
}
