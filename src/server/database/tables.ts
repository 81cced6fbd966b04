import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import * as records from './schema/records/index.ts';

/**
 * The table or view of each record schema, by its `x-table`. Typed as a record, because a union of all tables slows type
 * checking.
 */
export const tables: Readonly<Record<string, PgTable | PgView>> = records;
