import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomerForm } from '#contract/generated/forms.ts';
import {
  businessId,
  ENVIRONMENTS,
  environment,
  lastFourColumn,
  moment,
  money,
  oneOf,
  searchColumn,
} from './columns.ts';
import { lastFourIndexes, listIndexes, searchIndexes } from './listIndexes.ts';
import { CURRENCIES } from './values.ts';

const TYPES = ['INDIVIDUAL', 'BUSINESS'] as const;
const STATUSES = ['ACTIVE', 'INACTIVE', 'ARCHIVED', 'ERASED'] as const;
const COUNTRIES = ['ID', 'PH', 'SG'] as const;

/** schemas/records/customer.schema.json */
export const customers = pgTable(
  'customers',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: TYPES }).notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone_number: text('phone_number'),
    country: text('country', { enum: COUNTRIES }).notNull(),
    city: text('city'),
    reference: text('reference').notNull(),
    description: text('description'),
    birth_date: text('birth_date'),
    company_registration: text('company_registration'),
    tax_number: text('tax_number'),
    address_line: text('address_line'),
    province: text('province'),
    region: text('region'),
    barangay: text('barangay'),
    postal_code: text('postal_code'),
    contacts: jsonb('contacts').$type<NonNullable<CustomerForm['contacts']>>(),
    channels: jsonb('channels').$type<NonNullable<CustomerForm['channels']>>(),
    tags: jsonb('tags').$type<readonly string[]>(),
    credit_limit: money('credit_limit'),
    credit_currency: text('credit_currency', { enum: CURRENCIES }),
    invoice_by_email: boolean('invoice_by_email'),
    /** An uploaded file. */
    document: uuid('document'),
    has_email: boolean('has_email').generatedAlwaysAs(sql`email is not null`),
    name_search: searchColumn('name'),
    email_search: searchColumn('email'),
    phone_number_search: searchColumn('phone_number'),
    reference_search: searchColumn('reference'),
    phone_number_last_four: lastFourColumn('phone_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('customers_environment_check', table.environment, ENVIRONMENTS),
    oneOf('customers_type_check', table.type, TYPES),
    oneOf('customers_status_check', table.status, STATUSES),
    oneOf('customers_country_check', table.country, COUNTRIES),
    oneOf('customers_credit_currency_check', table.credit_currency, CURRENCIES),
    ...listIndexes('customers', table, [
      ['created'],
      ['type', 'created'],
      ['status', 'created'],
      ['has_email', 'created'],
      ['name'],
    ]),
    ...searchIndexes('customers', table, ['name', 'email', 'phone_number', 'reference']),
    ...lastFourIndexes('customers', table, ['phone_number']),
  ],
);
