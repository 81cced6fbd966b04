/* Generated from schemas/records/platform-fee.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const platform_fees = pgTable(
  'platform_fees',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
    name: text('name').notNull(),
    unit: text('unit', { enum: ['FLAT', 'PERCENT'] }).notNull(),
    amount: money('amount'),
    percentage: text('percentage'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    channel_category: text('channel_category', { enum: ['ALL', 'VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER'] }).notNull(),
    description: text('description'),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('platform_fees_environment_check', table.environment, ENVIRONMENTS),
    oneOf('platform_fees_status_check', table.status, ['ACTIVE', 'INACTIVE']),
    oneOf('platform_fees_unit_check', table.unit, ['FLAT', 'PERCENT']),
    oneOf('platform_fees_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('platform_fees_channel_category_check', table.channel_category, ['ALL', 'VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER']),
    ...listIndexes('platform_fees', table, [['created'], ['status', 'created'], ['unit', 'created']]),
    ...uniqueIndexes('platform_fees', table, ['name']),
  ],
);
