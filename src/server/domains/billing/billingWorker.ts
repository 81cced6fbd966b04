import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { endedMonths, hasUnbilled, issueStatement } from './issueStatement.ts';

/** Poll interval for months that have ended, in milliseconds. */
const POLL_INTERVAL_MS = 15 * 60_000;

/** Issues the billing statements of one business, each month in a transaction of its own. */
export async function billEndedMonths(
  { pool }: Pick<Services, 'pool'>,
  business: ZonedBusiness,
  now: Date,
): Promise<void> {
  const { scope } = business;
  const months = await inBusiness(pool, scope, (transaction) => endedMonths(transaction, business, now));
  for (const month of months)
    await inBusiness(pool, scope, (transaction) => issueStatement(transaction, business, month, now));
}

/** Months that have ended and are not billed. */
export function billing(services: Services): BusinessWork {
  return {
    has: hasUnbilled,
    work: (business, now) => billEndedMonths(services, business, now),
  };
}

/** Issues the billing statements of every business, one business at a time. Any number of processes may run it. */
export function billingWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, billing(services), { interval: POLL_INTERVAL_MS, onError });
}
