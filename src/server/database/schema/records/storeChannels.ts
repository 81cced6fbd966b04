/* Generated from schemas/records/store-channel.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { stores } from './stores.ts';

export const store_channels = pgTable(
  'store_channels',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    store_id: uuid('store_id').notNull(),
    platform: text('platform', { enum: ['ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE'] }).notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['PENDING', 'CONNECTED', 'DISCONNECTED', 'EXPIRED', 'REFUSED'] }).notNull(),
    synced: moment('synced'),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.store_id], foreignColumns: [stores.business_id, stores.environment, stores.id] }),
    oneOf('store_channels_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_channels_platform_check', table.platform, ['ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE']),
    oneOf('store_channels_status_check', table.status, ['PENDING', 'CONNECTED', 'DISCONNECTED', 'EXPIRED', 'REFUSED']),
    ...listIndexes('store_channels', table, [['created'], ['status', 'created'], ['store_id', 'created']]),
  ],
);
