import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from '../columns.ts';

/**
 * Queue of reports to generate and of report files to delete, across all businesses. A request may only insert, in the
 * transaction that creates the report.
 */
export const report_queue = pgTable(
  'report_queue',
  {
    report_id: uuid('report_id').primaryKey(),
    business_id: businessId(),
    environment: environment(),
    /** When it becomes available. A worker that processes it keeps extending this lease. */
    available: moment('available').notNull(),
  },
  (table) => [index('report_queue_available_idx').on(table.available)],
);

/**
 * Queue of the next run of each report schedule. An entry whose time is no longer the schedule's next run is ignored: the
 * schedule was paused or changed.
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
