import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { termsOf } from '#server/core/periodic/ZonedBusiness.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { closeDays, openDays } from '#server/domains/dailyCloses/closeDays.ts';

/** Closes the days of the last month, each an hour after its end. */
export async function closePastDays(
  client: PoolClient,
  scope: BusinessScope,
  timeZone: string,
  now: Date,
): Promise<void> {
  const connection = drizzle(client);
  const business = termsOf({ scope, timeZone }, now);
  const days = await openDays(connection, business);
  if (days === undefined) return;
  await closeDays(connection, business, days);
  await client.query(
    `update daily_closes set created = (day + interval '25 hours') at time zone $3 where business_id = $1 and environment = $2`,
    [scope.businessId, scope.environment, timeZone],
  );
}
