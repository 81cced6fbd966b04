import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * Payments whose money is still pending, and when it becomes the business's to use. A queue of all businesses: a payment adds itself in its own transaction, and settling takes it out in the transaction that settles.
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
