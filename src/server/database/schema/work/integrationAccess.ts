import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { businessId, bytes, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';

/**
 * What a connected system gave for payments to be sent to it, and how far they are sent. It is deleted when the system is
 * disconnected. Rule products.integration-payments.
 */
export const integration_access = pgTable(
  'integration_access',
  {
    business_id: businessId(),
    environment: environment(),
    integration_id: uuid('integration_id').notNull(),
    /** The system's token, sealed. Rule security.secrets-sealed. */
    token: bytes('token').notNull(),
    /** The last payment that was sent; before the first one, when the system was connected. */
    sent_created: moment('sent_created').notNull(),
    sent_id: uuid('sent_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.integration_id] }),
    oneOf('integration_access_environment_check', table.environment, ENVIRONMENTS),
  ],
);
