import { eq, type SQL, sql } from 'drizzle-orm';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';

/** A business in an environment, with its test clock. */
export interface Clocked {
  /** Milliseconds by which its time is ahead of the real time; 0 in live mode. */
  readonly clockAhead: number;
}

/** The clock of one business. */
export interface BusinessClock {
  /** Its time, UTC: the real time, or in test mode that of its test clock. */
  now(): Date;
}

/** The time of a business at a real time: in test mode its test clock may be ahead. UTC. Rule modes.test-clock. */
export function businessTime({ clockAhead }: Clocked, realTime: Date): Date {
  return new Date(realTime.getTime() + clockAhead);
}

/** Milliseconds by which a business is ahead in an environment; its row holds those of test mode. */
export function clockAheadIn(environment: BusinessScope['environment'], testClockAhead: number): number {
  return environment === 'DEVELOPMENT' ? testClockAhead : 0;
}

/** Like `businessTime`, for a business whose row has not been read. */
export async function readBusinessTime(
  transaction: Pick<BusinessTransaction, 'select'>,
  { businessId, environment }: BusinessScope,
  realTime: Date,
): Promise<Date> {
  if (environment === 'PRODUCTION') return realTime;
  const [row] = await transaction
    .select({ testClockAhead: businesses.test_clock_ahead })
    .from(businesses)
    .where(eq(businesses.business_id, businessId));
  return businessTime({ clockAhead: row?.testClockAhead ?? 0 }, realTime);
}

/** The real time of a moment of a business's time, as SQL: background work waits by the real time. */
export function realTimeOf({ businessId, environment }: BusinessScope, moment: Date): SQL<Date> | Date {
  if (environment === 'PRODUCTION') return moment;
  return sql`${moment.toISOString()}::timestamptz - coalesce((
    select ${businesses.test_clock_ahead} from ${businesses} where ${businesses.business_id} = ${businessId}::uuid
  ), 0) * interval '1 millisecond'`;
}

/** The clock of a business: `realTime` with its test clock. */
export function clockOf(clocked: Clocked, realTime: () => Date): () => Date {
  return () => businessTime(clocked, realTime());
}
