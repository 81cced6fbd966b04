import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, moment, oneOf, searchColumn } from './columns.ts';
import { listIndexes, searchIndexes } from './listIndexes.ts';

const TYPES = ['INDIVIDUAL', 'BUSINESS'] as const;
const STATUSES = ['ACTIVE', 'INACTIVE'] as const;
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
    name_search: searchColumn('name'),
    email_search: searchColumn('email'),
    phone_number_search: searchColumn('phone_number'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('customers_environment_check', table.environment, ENVIRONMENTS),
    oneOf('customers_type_check', table.type, TYPES),
    oneOf('customers_status_check', table.status, STATUSES),
    oneOf('customers_country_check', table.country, COUNTRIES),
    ...listIndexes('customers', table, [['created'], ['type', 'created'], ['status', 'created'], ['name']]),
    ...searchIndexes('customers', table, ['name', 'email', 'phone_number', 'reference']),
  ],
);
