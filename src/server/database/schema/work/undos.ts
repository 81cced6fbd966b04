import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, json, moment, oneOf } from '../columns.ts';
import type { StoredOutcome } from './jobs.ts';

/** Changes that a person can undo, once: a change of a record, or a job. */
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
    outcome: json('outcome').$type<StoredOutcome>(),
    /** Version of the record after the change. */
    version: text('version'),
    expires: moment('expires').notNull(),
    used: moment('used'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('undos_environment_check', table.environment, ENVIRONMENTS),
  ],
);
