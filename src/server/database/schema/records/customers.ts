/* Generated from schemas/records/customer.schema.json by `npm run generate`. Do not edit. */

import type { Customer } from '#contract/generated/records.ts';
import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, json, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { lastFourIndexes, listIndexes, lookupIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const customers = pgTable(
  'customers',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: ['INDIVIDUAL', 'BUSINESS'] }).notNull(),
    status: text('status', { enum: ['ACTIVE', 'ARCHIVED', 'ERASED'] }).notNull(),
    name: text('name').notNull(),
    email: text('email'),
    has_email: boolean('has_email').generatedAlwaysAs(sql`email is not null`).notNull(),
    phone_number: text('phone_number'),
    country: text('country', { enum: ['ID', 'PH', 'SG'] }).notNull(),
    city: text('city'),
    reference: text('reference').notNull(),
    description: text('description'),
    birth_date: date('birth_date'),
    company_registration: text('company_registration'),
    tax_number: text('tax_number'),
    address_line: text('address_line'),
    province: text('province'),
    region: text('region', { enum: ['NCR', 'CAR', 'REGION_I', 'REGION_II', 'REGION_III', 'REGION_IV_A', 'MIMAROPA', 'REGION_V', 'REGION_VI', 'REGION_VII', 'REGION_VIII', 'REGION_IX', 'REGION_X', 'REGION_XI', 'REGION_XII', 'REGION_XIII', 'BARMM'] }),
    barangay: text('barangay'),
    postal_code: text('postal_code'),
    contacts: json('contacts').$type<NonNullable<Customer['contacts']>>(),
    channels: json('channels').$type<NonNullable<Customer['channels']>>(),
    tags: json('tags').$type<NonNullable<Customer['tags']>>(),
    credit_limit: money('credit_limit'),
    credit_currency: text('credit_currency', { enum: ['IDR', 'PHP', 'USD'] }),
    invoice_by_email: boolean('invoice_by_email'),
    document: uuid('document'),
    name_search: searchColumn('name'),
    email_search: searchColumn('email'),
    phone_number_search: searchColumn('phone_number'),
    reference_search: searchColumn('reference'),
    phone_number_last_four: lastFourColumn('phone_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('customers_environment_check', table.environment, ENVIRONMENTS),
    oneOf('customers_type_check', table.type, ['INDIVIDUAL', 'BUSINESS']),
    oneOf('customers_status_check', table.status, ['ACTIVE', 'ARCHIVED', 'ERASED']),
    oneOf('customers_country_check', table.country, ['ID', 'PH', 'SG']),
    oneOf('customers_region_check', table.region, ['NCR', 'CAR', 'REGION_I', 'REGION_II', 'REGION_III', 'REGION_IV_A', 'MIMAROPA', 'REGION_V', 'REGION_VI', 'REGION_VII', 'REGION_VIII', 'REGION_IX', 'REGION_X', 'REGION_XI', 'REGION_XII', 'REGION_XIII', 'BARMM']),
    oneOf('customers_credit_currency_check', table.credit_currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('customers', table, [['created'], ['type', 'created'], ['status', 'created'], ['has_email', 'created'], ['name'], ['document']]),
    ...lookupIndexes('customers', table, ['email', 'reference']),
    ...lastFourIndexes('customers', table, ['phone_number']),
  ],
);
