import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { Services } from '../../core/services.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { businesses } from '../../database/schema/index.ts';
import { type ExpiringBusiness, expireRecords } from './expireRecords.ts';

/** Poll interval for expired records, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000;

/** All businesses in both environments. */
async function allBusinesses({ database }: Pick<Services, 'database'>): Promise<ExpiringBusiness[]> {
  const { business_id, time_zone, country } = businesses;
  const rows = await database.drizzle.select({ business_id, time_zone, country }).from(businesses);
  return rows.flatMap(({ business_id: businessId, time_zone: zone, country: where }) =>
    ENVIRONMENTS.map((environment) => ({
      scope: { businessId, environment },
      timeZone: businessTimeZone(zone, where),
    })),
  );
}

/** Does something for each business, one at a time, until the process shuts down. An error in one is reported. */
export function forEachBusiness(
  services: Pick<Services, 'database'>,
  interval: number,
  onError: (error: unknown) => void,
  work: (business: ExpiringBusiness) => Promise<void>,
): PeriodicWorker {
  async function run(isStopping: () => boolean): Promise<void> {
    for (const business of await allBusinesses(services)) {
      if (isStopping()) return;
      await work(business).catch(onError);
    }
  }
  return new PeriodicWorker({ interval, run, onError });
}

/** Expires records, one business at a time. Any number of processes may run it. */
export function recordExpiryWorker(
  services: Pick<Services, 'database' | 'pool' | 'config' | 'now'>,
  onError: (error: unknown) => void,
): PeriodicWorker {
  return forEachBusiness(services, POLL_INTERVAL_MS, onError, (business) =>
    expireRecords(services, business, services.now()),
  );
}
