import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * Money that a rail carries or an acquirer collects, and when they are asked about it next. A queue of all businesses: what
 * is sent adds itself in its own transaction, and the rail's last answer takes it out in the transaction that it changes.
 */
export const rails_due = pgTable(
  'rails_due',
  {
    business_id: businessId(),
    environment: environment(),
    /** The name of the record that is carried, such as disbursement or recurring-cycle. */
    record: text('record').notNull(),
    record_id: uuid('record_id').notNull(),
    /** When the rail was given it. */
    given: moment('given').notNull(),
    due: moment('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.record, table.record_id] }),
    index('rails_due_due_idx').on(table.environment, table.due),
  ],
);
