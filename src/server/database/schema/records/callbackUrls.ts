/* Generated from schemas/records/callback-url.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

export const callback_urls = pgTable(
  'callback_urls',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    product: text('product', { enum: ['INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND'] }).notNull(),
    url: text('url').notNull(),
    last_tested: moment('last_tested'),
    created_by: text('created_by').notNull(),
    format: text('format').generatedAlwaysAs(sql`'JSON · API v1 · 1.0'`).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('callback_urls_environment_check', table.environment, ENVIRONMENTS),
    oneOf('callback_urls_product_check', table.product, ['INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND']),
    ...listIndexes('callback_urls', table, [['created'], ['product', 'created']]),
    ...uniqueIndexes('callback_urls', table, ['product']),
  ],
);
