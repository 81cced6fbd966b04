/* Generated from schemas/records/store-address.schema.json by `npm run generate`. Do not edit. */

import type { StoreAddress } from '#contract/generated/records.ts';
import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';
import { stores } from './stores.ts';

export const store_addresses = pgTable(
  'store_addresses',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    store_id: uuid('store_id').notNull(),
    name: text('name').notNull(),
    contact_person: text('contact_person').notNull(),
    phone_number: text('phone_number').notNull(),
    full_address: text('full_address').notNull(),
    address: json('address').$type<NonNullable<StoreAddress['address']>>(),
    area: text('area').notNull(),
    suburb: text('suburb').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    country: text('country', { enum: ['ID', 'PH', 'SG'] }).notNull(),
    postal_code: text('postal_code').notNull(),
    lat: text('lat'),
    lng: text('lng'),
    logistic_area_id: text('logistic_area_id'),
    is_store_address: boolean('is_store_address').notNull(),
    is_pickup_address: boolean('is_pickup_address').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.store_id], foreignColumns: [stores.business_id, stores.environment, stores.id] }),
    oneOf('store_addresses_environment_check', table.environment, ENVIRONMENTS),
    oneOf('store_addresses_country_check', table.country, ['ID', 'PH', 'SG']),
    ...listIndexes('store_addresses', table, [['created'], ['store_id', 'created']]),
  ],
);
