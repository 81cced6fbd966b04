/* Generated from schemas/records/store.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const stores = pgTable(
  'stores',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'DRAFT', 'CLOSED'] }).notNull(),
    name: text('name').notNull(),
    link: text('link').notNull(),
    description: text('description'),
    contact_person: text('contact_person').notNull(),
    phone_number: text('phone_number').notNull(),
    full_address: text('full_address').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postal_code: text('postal_code').notNull(),
    primary_colour: text('primary_colour').notNull(),
    secondary_colour: text('secondary_colour').notNull(),
    shipping_fee: money('shipping_fee').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('stores_environment_check', table.environment, ENVIRONMENTS),
    oneOf('stores_status_check', table.status, ['ACTIVE', 'DRAFT', 'CLOSED']),
    oneOf('stores_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('stores', table, [['created'], ['status', 'created']]),
  ],
);
