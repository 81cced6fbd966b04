import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';

/** Approvals of money that is sent, one per person and record. */
export const approvals = pgTable(
  'approvals',
  {
    business_id: businessId(),
    environment: environment(),
    /** The record's kind, as in config. */
    record: text('record').notNull(),
    record_id: uuid('record_id').notNull(),
    user_id: uuid('user_id').notNull(),
    /** E-mail address of the person at that time. */
    approved_by: text('approved_by').notNull(),
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.record, table.record_id, table.user_id] }),
    oneOf('approvals_environment_check', table.environment, ENVIRONMENTS),
  ],
);
