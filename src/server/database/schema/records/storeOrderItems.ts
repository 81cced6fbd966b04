/* Generated from schemas/records/store-order-item.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';
import { store_orders } from './storeOrders.ts';
import { store_products } from './storeProducts.ts';

export const store_order_items = pgTable(
  'store_order_items',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    order_id: uuid('order_id').notNull(),
    product_id: uuid('product_id').notNull(),
    name: text('name').notNull(),
    variant: text('variant'),
    quantity: integer('quantity').notNull(),
    taken: integer('taken'),
    supply: text('supply', { enum: ['IN_STOCK', 'SHORT'] }).generatedAlwaysAs(sql`case when taken >= quantity then 'IN_STOCK' when taken < quantity then 'SHORT' end`),
    price: money('price').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.order_id], foreignColumns: [store_orders.business_id, store_orders.environment, store_orders.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.product_id], foreignColumns: [store_products.business_id, store_products.environment, store_products.id] }),
    oneOf('store_order_items_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_order_items_supply_check', table.supply, ['IN_STOCK', 'SHORT']),
    oneOf('store_order_items_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('store_order_items', table, [['created'], ['order_id', 'created']]),
  ],
);
