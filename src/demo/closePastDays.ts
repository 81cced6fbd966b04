import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { termsOf, type ZonedBusiness } from '#server/core/periodic/ZonedBusiness.ts';
import { closeDays, openDays } from '#server/domains/dailyCloses/closeDays.ts';

/** Closes the days of the last month, each an hour after its end. */
export async function closePastDays(client: PoolClient, business: ZonedBusiness, now: Date): Promise<void> {
  const { scope, timeZone } = business;
  const connection = drizzle(client);
  const terms = termsOf(business, now);
  const days = await openDays(connection, terms);
  if (days === undefined) return;
  await closeDays(connection, terms, days);
  await client.query(
    `update daily_closes set created = (day + interval '25 hours') at time zone $3 where business_id = $1 and environment = $2`,
    [scope.businessId, scope.environment, timeZone],
  );
}
