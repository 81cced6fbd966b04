import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * When the next payment of each recurring plan is to be asked for. A queue of all businesses. An entry
 * whose day is not the plan's next any more is of no use: the plan was changed or stopped meanwhile.
 */
export const plans_due = pgTable(
  'plans_due',
  {
    business_id: businessId(),
    environment: environment(),
    plan_id: uuid('plan_id').notNull(),
    /** The plan's next day, where the business is. */
    due_date: date('due_date').notNull(),
    due: moment('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.plan_id, table.due_date] }),
    index('plans_due_due_idx').on(table.due),
  ],
);
