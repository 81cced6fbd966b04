import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from '../columns.ts';

/**
 * Queue of operations at providers and acquirers, across all businesses, with the time of the next poll. An entry is added
 * in the transaction that sends the money, and removed in the transaction that stores the provider's final result.
 */
export const rails_due = pgTable(
  'rails_due',
  {
    business_id: businessId(),
    environment: environment(),
    /** The record's name, such as disbursement or recurring-cycle. */
    record: text('record').notNull(),
    record_id: uuid('record_id').notNull(),
    /** When the provider received the order. */
    given: moment('given').notNull(),
    due: moment('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.record, table.record_id] }),
    index('rails_due_due_idx').on(table.environment, table.due),
  ],
);
