/* Generated from schemas/records/card-product.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const card_products = pgTable(
  'card_products',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['VIRTUAL', 'PHYSICAL'] }).notNull(),
    network: text('network', { enum: ['VISA', 'MASTERCARD'] }).notNull(),
    card_limit: money('card_limit').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    valid_years: integer('valid_years').notNull(),
    description: text('description'),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('card_products_environment_check', table.environment, ENVIRONMENTS),
    oneOf('card_products_status_check', table.status, ['ACTIVE', 'INACTIVE']),
    oneOf('card_products_type_check', table.type, ['VIRTUAL', 'PHYSICAL']),
    oneOf('card_products_network_check', table.network, ['VISA', 'MASTERCARD']),
    oneOf('card_products_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('card_products', table, [['created'], ['status', 'created'], ['type', 'created']]),
    ...uniqueIndexes('card_products', table, ['name']),
  ],
);
