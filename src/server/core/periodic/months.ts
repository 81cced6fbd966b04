import { type SQL, sql } from 'drizzle-orm';
import type { BusinessTerms } from './ZonedBusiness.ts';

/** Time after the end of a month at which it is closed, in milliseconds: what was written in its last moment is committed by then. */
export const MONTH_WAITS = 3_600_000;

/** The beginning of a month of a business, a `timestamp` in its time zone, as a moment. */
export function startOfMonth(month: SQL, { timeZone }: BusinessTerms): SQL {
  return sql`((${month}) at time zone ${timeZone})`;
}

/** The beginning of the first month that has not ended an hour ago: a `timestamp` in the time zone of the business. */
export function firstOpenMonth({ now, timeZone }: BusinessTerms): SQL {
  return sql`date_trunc('month', (${now} - ${MONTH_WAITS}::int * interval '1 millisecond') at time zone ${timeZone})`;
}
