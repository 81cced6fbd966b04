import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * Callbacks that are to be delivered, and when. A queue of all businesses (scale.md, rule 5): what happened adds itself
 * in its own transaction, and whoever delivers it takes it out before anything is sent.
 */
export const callback_deliveries_due = pgTable(
  'callback_deliveries_due',
  {
    id: uuid('id').primaryKey(),
    business_id: businessId(),
    environment: environment(),
    callback_id: uuid('callback_id').notNull(),
    due: moment('due').notNull(),
    /** Who has it sent again; null: automatic. */
    sender: text('sender'),
  },
  (table) => [index('callback_deliveries_due_due_idx').on(table.due)],
);
