import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, oneOf } from './columns.ts';

/** Tables whose records a payer pays by an address. */
export const PAYABLE_TABLES = ['invoices', 'payment_links', 'store_orders'] as const;

/** Tables whose records have an address for people outside the business: payers, recipients of payouts, and buyers with their stores. */
export const ADDRESSED_TABLES = [...PAYABLE_TABLES, 'payouts', 'ereceipts', 'stores'] as const;

/**
 * The record that a token of a payer's or recipient's address belongs to. Queried before the business is known; one row per record,
 * maintained by the trigger `keep_payer_token` on each of the tables. Requests cannot read it.
 */
export const payer_tokens = pgTable(
  'payer_tokens',
  {
    /** `link` of the record. */
    token: text('token').primaryKey(),
    business_id: businessId(),
    environment: environment(),
    /** The table of the record. */
    record: text('record', { enum: ADDRESSED_TABLES }).notNull(),
    record_id: uuid('record_id').notNull(),
  },
  (table) => [
    oneOf('payer_tokens_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payer_tokens_record_check', table.record, ADDRESSED_TABLES),
  ],
);
