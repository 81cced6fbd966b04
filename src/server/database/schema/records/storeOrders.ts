/* Generated from schemas/records/store-order.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { store_channels } from './storeChannels.ts';
import { stores } from './stores.ts';

export const store_orders = pgTable(
  'store_orders',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    store_id: uuid('store_id').notNull(),
    channel_id: uuid('channel_id').notNull(),
    platform: text('platform', { enum: ['ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE'] }).notNull(),
    status: text('status', { enum: ['UNPAID', 'PAID', 'PACKED', 'SHIPPED', 'COMPLETED', 'CANCELLED'] }).notNull(),
    order_id: text('order_id').notNull(),
    customer_name: text('customer_name').notNull(),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    full_address: text('full_address').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postal_code: text('postal_code').notNull(),
    courier: text('courier', { enum: ['JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS'] }).notNull(),
    tracking_number: text('tracking_number'),
    shipping_fee: money('shipping_fee').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    link: text('link').notNull(),
    checkout: text('checkout'),
    expires: moment('expires'),
    paid: moment('paid'),
    shipped: moment('shipped'),
    completed: moment('completed'),
    cancelled: moment('cancelled'),
    order_id_search: searchColumn('order_id'),
    customer_name_search: searchColumn('customer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.store_id], foreignColumns: [stores.business_id, stores.environment, stores.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.channel_id], foreignColumns: [store_channels.business_id, store_channels.environment, store_channels.id] }),
    oneOf('store_orders_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_orders_platform_check', table.platform, ['ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE']),
    oneOf('store_orders_status_check', table.status, ['UNPAID', 'PAID', 'PACKED', 'SHIPPED', 'COMPLETED', 'CANCELLED']),
    oneOf('store_orders_courier_check', table.courier, ['JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS']),
    oneOf('store_orders_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('store_orders', table, [['created'], ['status', 'created'], ['status', 'expires'], ['store_id', 'created'], ['amount']]),
    ...uniqueIndexes('store_orders', table, ['order_id', 'checkout']),
  ],
);
