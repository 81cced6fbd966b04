import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import * as records from './schema/records/index.ts';

/** The table or view of each record schema, by its `x-table`. Not as a union of all, which would be checked for each use. */
export const tables: Readonly<Record<string, PgTable | PgView>> = records;
