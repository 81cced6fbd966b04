/* Generated from schemas/records/business-profile.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const business_profiles = pgTable(
  'business_profiles',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    brand_name: text('brand_name').notNull(),
    legal_name: text('legal_name').notNull(),
    email: text('email').notNull(),
    phone_number: text('phone_number'),
    website: text('website'),
    logo_file: uuid('logo_file'),
    industry: text('industry', { enum: ['RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER'] }).notNull(),
    tax_number: text('tax_number'),
    address_line: text('address_line'),
    city: text('city'),
    postal_code: text('postal_code'),
    country: text('country', { enum: ['ID', 'PH', 'SG'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('business_profiles_environment_check', table.environment, ENVIRONMENTS),
    oneOf('business_profiles_industry_check', table.industry, ['RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER']),
    oneOf('business_profiles_country_check', table.country, ['ID', 'PH', 'SG']),
    ...listIndexes('business_profiles', table, [['created'], ['logo_file']]),
    singletonIndex('business_profiles', table),
  ],
);
