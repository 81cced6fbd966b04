import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, json, moment, oneOf } from '../columns.ts';

const JOB_STATUSES = ['WAITING', 'RUNNING', 'DONE', 'CANCELLED'] as const;
const JOB_RECORD_STATUSES = ['WAITING', 'DONE', 'FAILED'] as const;

/** Values of a record before and after an operation, for undo. */
export interface StoredOutcome {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** A background job that runs an action on selected records, with its progress. */
export const jobs = pgTable(
  'jobs',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    /** The user who started it; only they see it. */
    user_id: uuid('user_id').notNull(),
    created: moment('created').notNull(),
    finished: moment('finished'),
    status: text('status', { enum: JOB_STATUSES }).notNull(),
    resource: text('resource').notNull(),
    action: text('action').notNull(),
    input: json('input').$type<Readonly<Record<string, unknown>>>().notNull(),
    total: integer('total').notNull(),
    done: integer('done').notNull(),
    failed: integer('failed').notNull(),
    /** The job that this job undoes. */
    undoes: uuid('undoes'),
    ip_address: text('ip_address').notNull(),
    user_agent: text('user_agent'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('jobs_environment_check', table.environment, ENVIRONMENTS),
    oneOf('jobs_status_check', table.status, JOB_STATUSES),
    index('jobs_user_id_created_idx').on(
      table.business_id,
      table.environment,
      table.user_id,
      table.created.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** The records of a job. A status changes in the same transaction as its record, so that each record is processed once. */
export const job_records = pgTable(
  'job_records',
  {
    business_id: businessId(),
    environment: environment(),
    job_id: uuid('job_id').notNull(),
    record_id: uuid('record_id').notNull(),
    /** The order of processing, from 0. */
    position: integer('position').notNull(),
    status: text('status', { enum: JOB_RECORD_STATUSES }).notNull(),
    error_code: text('error_code'),
    message: text('message'),
    /** Stored when the operation can be undone. */
    outcome: json('outcome').$type<StoredOutcome>(),
    /** Version of the record after the change. */
    version: text('version'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.job_id, table.record_id] }),
    foreignKey({
      columns: [table.business_id, table.environment, table.job_id],
      foreignColumns: [jobs.business_id, jobs.environment, jobs.id],
    }),
    oneOf('job_records_environment_check', table.environment, ENVIRONMENTS),
    oneOf('job_records_status_check', table.status, JOB_RECORD_STATUSES),
    index('job_records_status_position_idx').on(
      table.business_id,
      table.environment,
      table.job_id,
      table.status,
      table.position,
    ),
  ],
);
