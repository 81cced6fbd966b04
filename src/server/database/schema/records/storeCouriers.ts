/* Generated from schemas/records/store-courier.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { stores } from './stores.ts';

export const store_couriers = pgTable(
  'store_couriers',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    store_id: uuid('store_id').notNull(),
    courier: text('courier', { enum: ['JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS'] }).notNull(),
    service: text('service', { enum: ['REGULAR', 'NEXT_DAY', 'SAME_DAY', 'INSTANT', 'CARGO'] }).notNull(),
    status: text('status', { enum: ['ENABLED', 'DISABLED'] }).notNull(),
    days_from: integer('days_from').notNull(),
    days_to: integer('days_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.store_id], foreignColumns: [stores.business_id, stores.environment, stores.id] }),
    oneOf('store_couriers_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_couriers_courier_check', table.courier, ['JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS']),
    oneOf('store_couriers_service_check', table.service, ['REGULAR', 'NEXT_DAY', 'SAME_DAY', 'INSTANT', 'CARGO']),
    oneOf('store_couriers_status_check', table.status, ['ENABLED', 'DISABLED']),
    ...listIndexes('store_couriers', table, [['created'], ['store_id', 'created']]),
  ],
);
