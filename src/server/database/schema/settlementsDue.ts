import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * Queue of pending payments with their settlement time, across all businesses. An entry is added in the payment's
 * transaction, and removed in the transaction that settles it.
 */
export const settlements_due = pgTable(
  'settlements_due',
  {
    business_id: businessId(),
    environment: environment(),
    transaction_id: uuid('transaction_id').notNull(),
    due: moment('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.transaction_id] }),
    index('settlements_due_due_idx').on(table.due),
  ],
);
