import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, json, moment, oneOf } from '../columns.ts';

/** Write requests and their responses: a retry with the same key returns the stored response and changes nothing. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    business_id: businessId(),
    environment: environment(),
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body. */
    request_hash: bytes('request_hash').notNull(),
    /** null until the write of the same transaction is finished. */
    status_code: integer('status_code'),
    answer: json('answer').$type<unknown>(),
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.user_id, table.key] }),
    oneOf('idempotency_keys_environment_check', table.environment, ENVIRONMENTS),
  ],
);
