/* Generated from schemas/records/store-listing.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { store_channels } from './storeChannels.ts';
import { store_products } from './storeProducts.ts';

export const store_listings = pgTable(
  'store_listings',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    product_id: uuid('product_id').notNull(),
    channel_id: uuid('channel_id').notNull(),
    product_name: text('product_name').notNull(),
    sku: text('sku').notNull(),
    platform: text('platform', { enum: ['ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE'] }).notNull(),
    status: text('status', { enum: ['LISTED', 'UNLISTED', 'FAILED'] }).notNull(),
    price: money('price').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    stock: integer('stock').notNull(),
    synced: moment('synced'),
    failure: text('failure', { enum: ['CHANNEL_REFUSED', 'PRICE_TOO_LOW', 'IMAGE_MISSING'] }),
    product_name_search: searchColumn('product_name'),
    sku_search: searchColumn('sku'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.product_id], foreignColumns: [store_products.business_id, store_products.environment, store_products.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.channel_id], foreignColumns: [store_channels.business_id, store_channels.environment, store_channels.id] }),
    oneOf('store_listings_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_listings_platform_check', table.platform, ['ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE']),
    oneOf('store_listings_status_check', table.status, ['LISTED', 'UNLISTED', 'FAILED']),
    oneOf('store_listings_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('store_listings_failure_check', table.failure, ['CHANNEL_REFUSED', 'PRICE_TOO_LOW', 'IMAGE_MISSING']),
    ...listIndexes('store_listings', table, [['created'], ['status', 'created'], ['channel_id', 'created'], ['product_id', 'created']]),
  ],
);
