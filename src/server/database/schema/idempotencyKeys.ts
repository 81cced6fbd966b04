import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, moment, oneOf } from './columns.ts';

/** Writes that were asked for, and what was answered: a retry gets the same answer and does nothing. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    business_id: businessId(),
    environment: environment(),
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    request_hash: bytes('request_hash').notNull(),
    /** null until the write of the same transaction is done. */
    status_code: integer('status_code'),
    answer: jsonb('answer').$type<unknown>(),
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.user_id, table.key] }),
    oneOf('idempotency_keys_environment_check', table.environment, ENVIRONMENTS),
  ],
);
