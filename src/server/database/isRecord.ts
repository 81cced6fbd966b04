import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BusinessScope } from './inBusiness.ts';

/** A table of records: each belongs to one business and environment. */
interface RecordTable {
  readonly business_id: AnyPgColumn;
  readonly environment: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** The condition that selects the record with this UUID by its whole primary key. */
export function isRecord(table: RecordTable, { businessId, environment }: BusinessScope, id: string): SQL | undefined {
  return and(eq(table.business_id, businessId), eq(table.environment, environment), eq(table.id, id));
}
