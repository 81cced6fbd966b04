import { type SQL, sql } from 'drizzle-orm';
import { today } from '#contract/dates/days.ts';
import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { businesses } from '../../database/schema/index.ts';
import { businessTime, clockAheadIn } from '../clock/businessTime.ts';
import type { Services } from '../services.ts';
import type { BusinessTerms, ZonedBusiness } from './ZonedBusiness.ts';

/** A business, at its time when it was read. */
interface BusinessNow extends ZonedBusiness {
  /** UTC. */
  readonly now: Date;
}

/** The columns of a business in the statement of `businessesThat`. */
const COLUMNS: BusinessTerms = {
  id: sql`business.id`,
  environment: sql`business.environment`,
  now: sql`business.now`,
  day: sql`business.day`,
  timeZone: sql`business.time_zone`,
};

/** All businesses in both environments. */
async function allBusinesses({ database, realTime }: Pick<Services, 'database' | 'realTime'>): Promise<BusinessNow[]> {
  const { business_id, time_zone, country, test_clock_ahead } = businesses;
  const rows = await database.drizzle.select({ business_id, time_zone, country, test_clock_ahead }).from(businesses);
  const time = realTime();
  return rows.flatMap(({ business_id: businessId, time_zone: zone, country: where, test_clock_ahead: ahead }) =>
    ENVIRONMENTS.map((environment) => ({
      scope: { businessId, environment },
      timeZone: businessTimeZone(zone, where),
      now: businessTime({ clockAhead: clockAheadIn(environment, ahead) }, time),
    })),
  );
}

/**
 * The businesses of which a condition holds, each in the environment in which it does: two statements, however many
 * businesses there are. The condition sees the rows of all businesses, and selects those of the business that it is given.
 */
export async function businessesThat(
  services: Pick<Services, 'database' | 'realTime'>,
  has: (business: BusinessTerms) => SQL,
): Promise<BusinessNow[]> {
  const all = await allBusinesses(services);
  const column = (read: (business: BusinessNow) => string) => sql.param(all.map(read));
  const { rows } = await services.database.drizzle.execute<{ place: number }>(sql`
    select place::int as place
    from unnest(
      ${column(({ scope }) => scope.businessId)}::uuid[],
      ${column(({ scope }) => scope.environment)}::text[],
      ${column(({ now }) => now.toISOString())}::timestamptz[],
      ${column(({ now, timeZone }) => today(timeZone, now))}::date[],
      ${column(({ timeZone }) => timeZone)}::text[]
    ) with ordinality as business (id, environment, now, day, time_zone, place)
    where ${has(COLUMNS)}
    order by place`);
  return rows.flatMap(({ place }) => all[place - 1] ?? []);
}
