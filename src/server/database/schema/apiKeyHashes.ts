import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, environment, moment } from './columns.ts';

/**
 * Whose an API key is, by the SHA-256 of the key. Asked before a business is known, and read by no screen: the keys that
 * people see (`api_keys`) hold nothing that opens anything.
 */
export const api_key_hashes = pgTable('api_key_hashes', {
  hash: bytes('hash').primaryKey(),
  business_id: businessId(),
  environment: environment(),
  api_key_id: uuid('api_key_id').notNull(),
  /** The person who made it, whose permissions bound it; null for one that was made before this was kept. */
  made_by: uuid('made_by'),
  /** Which secret of the key it is. Only the newest is accepted, and the one before it until `old_key_until` of the key. */
  generation: integer('generation').notNull().default(1),
  created: moment('created').notNull(),
});
