/* Generated from schemas/records/issued-card.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { card_products } from './cardProducts.ts';
import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const issued_cards = pgTable(
  'issued_cards',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['INACTIVE', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED'] }).notNull(),
    card_product_id: uuid('card_product_id').notNull(),
    product_name: text('product_name').notNull(),
    type: text('type', { enum: ['VIRTUAL', 'PHYSICAL'] }).notNull(),
    network: text('network', { enum: ['VISA', 'MASTERCARD'] }).notNull(),
    card_number: text('card_number').notNull(),
    holder_name: text('holder_name').notNull(),
    holder_email: text('holder_email'),
    expiry: text('expiry').notNull(),
    last_day: date('last_day').generatedAlwaysAs(sql`(make_date(2000 + right(expiry, 2)::int, left(expiry, 2)::int, 1) + interval '1 month' - interval '1 day')::date`).notNull(),
    card_limit: money('card_limit').notNull(),
    spent: money('spent').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    created_by: text('created_by').notNull(),
    holder_name_search: searchColumn('holder_name'),
    card_number_last_four: lastFourColumn('card_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.card_product_id], foreignColumns: [card_products.business_id, card_products.environment, card_products.id] }),
    oneOf('issued_cards_environment_check', table.environment, ENVIRONMENTS),
    oneOf('issued_cards_status_check', table.status, ['INACTIVE', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED']),
    oneOf('issued_cards_type_check', table.type, ['VIRTUAL', 'PHYSICAL']),
    oneOf('issued_cards_network_check', table.network, ['VISA', 'MASTERCARD']),
    oneOf('issued_cards_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('issued_cards', table, [['created'], ['status', 'created'], ['type', 'created'], ['card_product_id', 'created'], ['status', 'last_day']]),
    ...lastFourIndexes('issued_cards', table, ['card_number']),
  ],
);
