import { type SQL, sql } from 'drizzle-orm';
import { today } from '#contract/dates/days.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { type ScopeTerms, scopeTerms } from '../../database/scopeTerms.ts';

/** A business in one environment, with what defines its days. */
export interface ZonedBusiness {
  readonly scope: BusinessScope;
  /** IANA name of the time zone that defines its days. */
  readonly timeZone: string;
}

/** A business at its time, in SQL. */
export interface BusinessTerms extends ScopeTerms {
  /** Its time, a `timestamptz`. */
  readonly now: SQL;
  /** Its day in its time zone, a `date`. */
  readonly day: SQL;
  /** IANA name, a `text`. */
  readonly timeZone: SQL;
}

/** One business at a time, in SQL. */
export function termsOf({ scope, timeZone }: ZonedBusiness, now: Date): BusinessTerms {
  return {
    ...scopeTerms(scope),
    now: sql`${now.toISOString()}::timestamptz`,
    day: sql`${today(timeZone, now)}::date`,
    timeZone: sql`${timeZone}::text`,
  };
}
