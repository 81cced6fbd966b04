import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, environment, moment } from '../columns.ts';

/**
 * The owner of an API key by the SHA-256 of its secret. Queried before the business is known, and never shown: the keys
 * that people see (`api_keys`) contain no secret.
 */
export const api_key_hashes = pgTable('api_key_hashes', {
  hash: bytes('hash').primaryKey(),
  business_id: businessId(),
  environment: environment(),
  api_key_id: uuid('api_key_id').notNull(),
  /** The person who created it, whose permissions limit it; null for keys created before this was stored. */
  made_by: uuid('made_by'),
  /** Number of the key's secret. Only the newest is accepted, and the previous one until `old_key_until` of the key. */
  generation: integer('generation').notNull().default(1),
  created: moment('created').notNull(),
});
