import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';
import { CONNECTION_KINDS } from './platformAuthorizations.ts';

/**
 * What a platform gave to those who connected a record to it, and how far payments are sent to it. It is deleted when the
 * record is disconnected. Rule products.integration-payments, store.listing-sent.
 */
export const platform_access = pgTable(
  'platform_access',
  {
    business_id: businessId(),
    environment: environment(),
    kind: text('kind', { enum: CONNECTION_KINDS }).notNull(),
    /** What is connected. */
    record_id: uuid('record_id').notNull(),
    /** Another one each time that the record is connected: what was begun before concerns it no more. */
    connection_id: uuid('connection_id').notNull(),
    /** The platform's token, sealed. Rule security.secrets-sealed. */
    token: bytes('token').notNull(),
    /** The last payment that was sent; before the first one, when the record was connected. */
    sent_created: moment('sent_created').notNull(),
    sent_id: uuid('sent_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.kind, table.record_id] }),
    oneOf('platform_access_environment_check', table.environment, ENVIRONMENTS),
    oneOf('platform_access_kind_check', table.kind, CONNECTION_KINDS),
  ],
);
