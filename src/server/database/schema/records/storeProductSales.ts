/* Generated from schemas/records/store-product-sale.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { store_products } from './storeProducts.ts';
import { stores } from './stores.ts';

export const store_product_sales = pgTable(
  'store_product_sales',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    store_id: uuid('store_id').notNull(),
    product_id: uuid('product_id').notNull(),
    name: text('name').notNull(),
    variant: text('variant'),
    total_sold: integer('total_sold').notNull(),
    total_revenue: money('total_revenue').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.store_id], foreignColumns: [stores.business_id, stores.environment, stores.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.product_id], foreignColumns: [store_products.business_id, store_products.environment, store_products.id] }),
    oneOf('store_product_sales_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_product_sales_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('store_product_sales', table, [['created'], ['store_id', 'created'], ['total_sold'], ['store_id', 'total_sold']]),
  ],
);
