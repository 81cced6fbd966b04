import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';

/** What is connected to a platform over the platform's own page. */
export const CONNECTION_KINDS = ['store-channel', 'integration'] as const;

/**
 * Persons who were led to the page of a platform, by the SHA-256 of the state that comes back with them.
 * Rule store.channel-authorization, products.integration-connect.
 */
export const platform_authorizations = pgTable(
  'platform_authorizations',
  {
    business_id: businessId(),
    environment: environment(),
    state_hash: bytes('state_hash').notNull(),
    kind: text('kind', { enum: CONNECTION_KINDS }).notNull(),
    /** What is connected. */
    record_id: uuid('record_id').notNull(),
    /** The person who has to come back. */
    user_id: uuid('user_id').notNull(),
    created: moment('created').notNull(),
    expires: moment('expires').notNull(),
    used: moment('used'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.state_hash] }),
    oneOf('platform_authorizations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('platform_authorizations_kind_check', table.kind, CONNECTION_KINDS),
  ],
);
