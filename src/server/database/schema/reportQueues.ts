import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * Reports that a worker has to see to: to make, and when it is time to take their files away. Not a tenant's: a request may only add to it, in the transaction that makes the report.
 */
export const report_queue = pgTable(
  'report_queue',
  {
    report_id: uuid('report_id').primaryKey(),
    business_id: businessId(),
    environment: environment(),
    /** From when it may be taken up; a worker that takes it up moves this on for as long as it lives. */
    available: moment('available').notNull(),
  },
  (table) => [index('report_queue_available_idx').on(table.available)],
);

/**
 * When the next report of each schedule is to be made. An entry whose moment is not the schedule's next run any more is of
 * no use: it was paused or changed meanwhile.
 */
export const schedules_due = pgTable(
  'schedules_due',
  {
    schedule_id: uuid('schedule_id').notNull(),
    due: moment('due').notNull(),
    business_id: businessId(),
    environment: environment(),
  },
  (table) => [primaryKey({ columns: [table.schedule_id, table.due] }), index('schedules_due_due_idx').on(table.due)],
);
