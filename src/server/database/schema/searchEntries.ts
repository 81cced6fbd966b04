import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, oneOf } from './columns.ts';

/**
 * Search text: one row per record, maintained by the triggers that `make_searchable` adds to a table. Requests cannot read
 * it. They call `search_records`, because trigram operators are not leakproof: on the records' own tables, row-level
 * security would prevent index use.
 */
export const search_entries = pgTable(
  'search_entries',
  {
    business_id: businessId(),
    environment: environment(),
    /** The table of the record. */
    record: text('record').notNull(),
    id: uuid('id').notNull(),
    /** The fields that `x-search` of the record schema names, in lower case, one per line. */
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.record, table.id] }),
    oneOf('search_entries_environment_check', table.environment, ENVIRONMENTS),
    index('search_entries_content_idx').using(
      'gin',
      table.business_id,
      table.environment,
      table.record,
      table.content.op('gin_trgm_ops'),
    ),
  ],
);
