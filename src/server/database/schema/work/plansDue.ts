import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from '../columns.ts';

/**
 * Queue of the next payment of each recurring plan, across all businesses. An entry whose date is no longer the plan's next
 * one is ignored: the plan was changed or stopped.
 */
export const plans_due = pgTable(
  'plans_due',
  {
    business_id: businessId(),
    environment: environment(),
    plan_id: uuid('plan_id').notNull(),
    /** The date of the plan's next payment, in the business's time zone. */
    due_date: date('due_date').notNull(),
    due: moment('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.plan_id, table.due_date] }),
    index('plans_due_due_idx').on(table.due),
  ],
);
