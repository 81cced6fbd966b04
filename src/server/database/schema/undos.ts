import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, oneOf } from './columns.ts';
import type { StoredOutcome } from './jobs.ts';

/** What a person may still take back, by themselves and once: what was done to a record, or by a job. */
export const undos = pgTable(
  'undos',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    user_id: uuid('user_id').notNull(),
    resource: text('resource').notNull(),
    action: text('action').notNull(),
    /** A record, or else a job. */
    record_id: uuid('record_id'),
    job_id: uuid('job_id'),
    outcome: jsonb('outcome').$type<StoredOutcome>(),
    /** When the record had last changed after this was done to it. */
    version: text('version'),
    expires: moment('expires').notNull(),
    used: moment('used'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('undos_environment_check', table.environment, ENVIRONMENTS),
  ],
);
