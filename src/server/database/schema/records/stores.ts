/* Generated from schemas/records/store.schema.json by `npm run generate`. Do not edit. */

import type { Store } from '#contract/generated/records.ts';
import { acrossIndexes, listIndexes } from '../listIndexes.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, money, oneOf } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

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
    slug: text('slug').notNull(),
    link: text('link').generatedAlwaysAs(sql`slug || case when environment = 'PRODUCTION' then '' else '.test' end`).notNull(),
    description: text('description'),
    logo_file: uuid('logo_file'),
    banner_file: uuid('banner_file'),
    contact_person: text('contact_person').notNull(),
    phone_number: text('phone_number').notNull(),
    email: text('email'),
    address: json('address').$type<NonNullable<Store['address']>>(),
    full_address: text('full_address').notNull(),
    city: text('city').notNull(),
    province: text('province').notNull(),
    postal_code: text('postal_code').notNull(),
    primary_colour: text('primary_colour').notNull(),
    secondary_colour: text('secondary_colour').notNull(),
    font: text('font', { enum: ['INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO'] }).notNull(),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    payment_methods: json('payment_methods').$type<NonNullable<Store['payment_methods']>>(),
    ttl_hours: integer('ttl_hours').notNull(),
    shipping_fee: money('shipping_fee').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    country_id: integer('country_id').notNull(),
    weight: integer('weight'),
    width: integer('width'),
    length: integer('length'),
    height: integer('height'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('stores_environment_check', table.environment, ENVIRONMENTS),
    oneOf('stores_status_check', table.status, ['ACTIVE', 'DRAFT', 'CLOSED']),
    oneOf('stores_font_check', table.font, ['INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO']),
    oneOf('stores_language_check', table.language, ['id', 'en']),
    oneOf('stores_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('stores', table, [['created'], ['status', 'created'], ['logo_file'], ['banner_file']]),
    ...acrossIndexes('stores', table, [['slug']]),
  ],
);
