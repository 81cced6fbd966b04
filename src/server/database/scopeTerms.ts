import { type SQL, sql } from 'drizzle-orm';
import type { BusinessScope } from './inBusiness.ts';

/** A business in one environment, in SQL: the values of one, or the columns of a statement about all of them. */
export interface ScopeTerms {
  /** A `uuid`. */
  readonly id: SQL;
  /** A `text`. */
  readonly environment: SQL;
}

/** One business in one environment, in SQL. */
export function scopeTerms({ businessId, environment }: BusinessScope): ScopeTerms {
  return { id: sql`${businessId}::uuid`, environment: sql`${environment}::text` };
}

/** Like `belongsTo`, in SQL of one table: the condition that a row belongs to the business. */
export function isOf({ id, environment }: ScopeTerms): SQL {
  return sql`business_id = ${id} and environment = ${environment}`;
}

/** The condition that any of these holds; false for none. */
export function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;
}
