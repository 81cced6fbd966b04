import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Environment } from '#contract/generated/config.ts';
import type { BusinessScope } from './inBusiness.ts';

/** A table whose rows belong to one business and environment. */
interface ScopedTable {
  readonly business_id: AnyPgColumn;
  readonly environment: AnyPgColumn;
}

/** The business and environment of a row, as columns. */
export interface ScopeColumns {
  readonly business_id: string;
  readonly environment: Environment;
}

/**
 * The condition that a row belongs to this business and environment. Written out although row-level security requires it
 * too: the columns lead every index.
 */
export function belongsTo(table: ScopedTable, { businessId, environment }: BusinessScope): SQL | undefined {
  return and(eq(table.business_id, businessId), eq(table.environment, environment));
}

/** Like `belongsTo`, for a prepared statement that is given a BusinessScope. */
export function belongsToGiven(table: ScopedTable): SQL | undefined {
  return and(
    eq(table.business_id, sql.placeholder('businessId')),
    eq(table.environment, sql.placeholder('environment')),
  );
}

/** The condition that selects the record with this UUID by its whole primary key. */
export function isRecord(
  table: ScopedTable & { readonly id: AnyPgColumn },
  scope: BusinessScope,
  id: string,
): SQL | undefined {
  return and(belongsTo(table, scope), eq(table.id, id));
}

/** The columns of a new row of this business and environment. */
export function scopeColumns({ businessId, environment }: BusinessScope): ScopeColumns {
  return { business_id: businessId, environment };
}

/** The business and environment that a row belongs to. */
export function scopeOf({ business_id, environment }: ScopeColumns): BusinessScope {
  return { businessId: business_id, environment };
}
