/* Generated from schemas/records/credit-card-promotion.schema.json by `npm run generate`. Do not edit. */

import type { CreditCardPromotion } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, money, oneOf, searchColumn } from '../columns.ts';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const credit_card_promotions = pgTable(
  'credit_card_promotions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE', 'EXPIRED', 'PAUSED'] }).notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    description: text('description'),
    discount_type: text('discount_type', { enum: ['PERCENT', 'AMOUNT'] }).notNull(),
    discount_percent: integer('discount_percent'),
    discount_amount: money('discount_amount'),
    minimum_amount: money('minimum_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    card_brand: text('card_brand', { enum: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'] }),
    bins: json('bins').$type<NonNullable<CreditCardPromotion['bins']>>(),
    start_date: date('start_date').notNull(),
    end_date: date('end_date').notNull(),
    usage_limit: integer('usage_limit'),
    usage_count: integer('usage_count'),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
    code_search: searchColumn('code'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('credit_card_promotions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_promotions_status_check', table.status, ['ACTIVE', 'INACTIVE', 'EXPIRED', 'PAUSED']),
    oneOf('credit_card_promotions_discount_type_check', table.discount_type, ['PERCENT', 'AMOUNT']),
    oneOf('credit_card_promotions_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('credit_card_promotions_card_brand_check', table.card_brand, ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN']),
    ...listIndexes('credit_card_promotions', table, [['created'], ['status', 'created'], ['discount_type', 'created'], ['status', 'end_date']]),
    ...uniqueIndexes('credit_card_promotions', table, ['code']),
  ],
);
