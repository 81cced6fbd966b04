import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ENVIRONMENTS, json, moment } from '../columns.ts';

/** Every kind of background work that waits in the queue. */
export const QUEUES = [
  'settlement',
  'order',
  'bank-account',
  'plan',
  'plan-payment',
  'report',
  'report-schedule',
  'job',
  'mail',
  'text',
  'callback',
  'batch-file',
  'review',
  'chargeback-mail',
  'notification-mail',
  'withdrawal-schedule',
  'loan',
  'card-spending',
  'feedback',
  'test-clock',
  'form-check',
  'platform',
  'virtual-account',
  'method-partner',
  'payment-request',
  'deposit',
  'card-request',
  'dispute-feed',
  'dispute',
  'channel-orders',
  'channel-order',
] as const;

/**
 * The queue of all background work, across all businesses. A request may only insert, for its own business, in the
 * transaction that causes the work; a worker removes a task in the transaction that stores its result.
 * Rule security.background-once.
 */
export const queue_tasks = pgTable(
  'queue_tasks',
  {
    id: uuid('id').primaryKey(),
    queue: text('queue', { enum: QUEUES }).notNull(),
    /** Identifies the task in its queue, business and environment, such as by the UUID of its record. */
    key: text('key').notNull(),
    /** Null for work of no business, such as mails. */
    business_id: uuid('business_id'),
    environment: text('environment', { enum: ENVIRONMENTS }),
    /** Parameters of the work that its record does not have. */
    payload: json('payload').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** What it shares with other tasks, such as `host:shop.example`: each may have a limit of concurrent tasks. */
    shares: text('shares').array().notNull().default(sql`'{}'`),
    due: moment('due').notNull(),
    /** When `due` or the lease was set, by the clock of that process. */
    scheduled: moment('scheduled').notNull(),
    /** Whether `due` was moved because what it shares does not respond. */
    held: boolean('held').notNull().default(false),
    /** Number of times that a worker has taken it since its last result. */
    attempts: integer('attempts').notNull().default(0),
    /** The lease of the worker that has taken it last. */
    lease: uuid('lease'),
    /** No other worker takes it before. */
    leased_until: moment('leased_until'),
    /** Error of the last attempt. */
    error: text('error'),
    /** When its last attempt failed; it is kept and never taken again. */
    dead: moment('dead'),
  },
  (table) => [
    unique('queue_tasks_key').on(table.business_id, table.environment, table.queue, table.key).nullsNotDistinct(),
    index('queue_tasks_due_idx').on(table.queue, table.due, table.id).where(sql`${table.dead} is null`),
  ],
);
