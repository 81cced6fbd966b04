import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { businesses } from '../../database/schema/index.ts';
import { businessTime, type Clocked, clockAheadIn } from '../clock/businessTime.ts';
import type { Services } from '../services.ts';
import { PeriodicWorker } from './PeriodicWorker.ts';

/** A business in one environment, with what defines its days. */
export interface ZonedBusiness {
  readonly scope: BusinessScope;
  /** IANA name of the time zone that defines its days. */
  readonly timeZone: string;
}

/** All businesses in both environments. */
async function allBusinesses({ database }: Pick<Services, 'database'>): Promise<(ZonedBusiness & Clocked)[]> {
  const { business_id, time_zone, country, test_clock_ahead } = businesses;
  const rows = await database.drizzle.select({ business_id, time_zone, country, test_clock_ahead }).from(businesses);
  return rows.flatMap(({ business_id: businessId, time_zone: zone, country: where, test_clock_ahead: ahead }) =>
    ENVIRONMENTS.map((environment) => ({
      scope: { businessId, environment },
      timeZone: businessTimeZone(zone, where),
      clockAhead: clockAheadIn(environment, ahead),
    })),
  );
}

/** Does something for each business at its time, one at a time, until the process shuts down. An error in one is reported. */
export function forEachBusiness(
  services: Pick<Services, 'database' | 'realTime'>,
  interval: number,
  onError: (error: unknown) => void,
  work: (business: ZonedBusiness, now: Date) => Promise<void>,
): PeriodicWorker {
  async function run(isStopping: () => boolean): Promise<void> {
    for (const business of await allBusinesses(services)) {
      if (isStopping()) return;
      await work(business, businessTime(business, services.realTime())).catch(onError);
    }
  }
  return new PeriodicWorker({ interval, run, onError });
}
