import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { businesses } from '../../database/schema/index.ts';
import { type ExpiringBusiness, expireRecords } from './expireRecords.ts';

/** Poll interval for expired records, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000;

/** All businesses in both environments. */
export async function allBusinesses({ database }: Pick<Services, 'database'>): Promise<ExpiringBusiness[]> {
  const { business_id, time_zone, country } = businesses;
  const rows = await database.drizzle.select({ business_id, time_zone, country }).from(businesses);
  return rows.flatMap(({ business_id: businessId, time_zone: zone, country: where }) =>
    ENVIRONMENTS.map((environment) => ({
      scope: { businessId, environment },
      timeZone: businessTimeZone(zone, where),
    })),
  );
}

/** Expires records, one business at a time. Any number of processes may run it. */
export function recordExpiryWorker(
  services: Pick<Services, 'database' | 'pool' | 'config' | 'now'>,
  onError: (error: unknown) => void,
): DueWorker {
  let left: ExpiringBusiness[] | undefined;
  const doNext = async () => {
    left ??= await allBusinesses(services);
    const next = left.pop();
    if (next === undefined) left = undefined;
    else await expireRecords(services, next, services.now());
    return next !== undefined;
  };
  return new DueWorker({ pollInterval: POLL_INTERVAL_MS, doNext, onError });
}
