import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';

/**
 * Persons who were led to the page of a sales platform, by the SHA-256 of the state that comes back with them.
 * Rule store.channel-authorization.
 */
export const channel_authorizations = pgTable(
  'channel_authorizations',
  {
    business_id: businessId(),
    environment: environment(),
    state_hash: bytes('state_hash').notNull(),
    channel_id: uuid('channel_id').notNull(),
    /** The person who has to come back. */
    user_id: uuid('user_id').notNull(),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
    used: moment('used'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.state_hash] }),
    oneOf('channel_authorizations_environment_check', table.environment, ENVIRONMENTS),
  ],
);
