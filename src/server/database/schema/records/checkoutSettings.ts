/* Generated from schemas/records/checkout-setting.schema.json by `npm run generate`. Do not edit. */

import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';

export const checkout_settings = pgTable(
  'checkout_settings',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    primary_colour: text('primary_colour').notNull(),
    secondary_colour: text('secondary_colour').notNull(),
    font: text('font', { enum: ['INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO'] }).notNull(),
    language: text('language', { enum: ['id', 'en'] }).notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    ttl_hours: integer('ttl_hours').notNull(),
    remind_payers: boolean('remind_payers').notNull(),
    success_url: text('success_url'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('checkout_settings_environment_check', table.environment, ENVIRONMENTS),
    oneOf('checkout_settings_font_check', table.font, ['INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO']),
    oneOf('checkout_settings_language_check', table.language, ['id', 'en']),
    oneOf('checkout_settings_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('checkout_settings', table, [['created']]),
    singletonIndex('checkout_settings', table),
  ],
);
