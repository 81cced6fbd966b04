/* Generated from schemas/records/store-product.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const store_products = pgTable(
  'store_products',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE', 'OUT_OF_STOCK'] }).notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull(),
    variant: text('variant'),
    description: text('description'),
    picture_file: uuid('picture_file'),
    second_picture_file: uuid('second_picture_file'),
    third_picture_file: uuid('third_picture_file'),
    price: money('price').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    stock: integer('stock').notNull(),
    width: integer('width'),
    length: integer('length'),
    height: integer('height'),
    weight: integer('weight').notNull(),
    name_search: searchColumn('name'),
    sku_search: searchColumn('sku'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('store_products_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_products_status_check', table.status, ['ACTIVE', 'INACTIVE', 'OUT_OF_STOCK']),
    oneOf('store_products_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('store_products', table, [['created'], ['status', 'created'], ['price'], ['picture_file'], ['second_picture_file'], ['third_picture_file']]),
    ...uniqueIndexes('store_products', table, ['sku']),
  ],
);
