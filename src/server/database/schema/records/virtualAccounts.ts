/* Generated from schemas/records/virtual-account.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';

export const virtual_accounts = pgTable(
  'virtual_accounts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'ACTIVE', 'PAID', 'INACTIVE', 'EXPIRED'] }).notNull(),
    name: text('name').notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK'] }).notNull(),
    account_number: text('account_number').notNull(),
    external_id: text('external_id').notNull(),
    type: text('type', { enum: ['SINGLE_USE', 'MULTIPLE_USE'] }).notNull(),
    expected_amount: money('expected_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    expires: date('expires'),
    description: text('description'),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    created_by: text('created_by').notNull(),
    external_id_search: searchColumn('external_id'),
    name_search: searchColumn('name'),
    account_number_search: searchColumn('account_number'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    oneOf('virtual_accounts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('virtual_accounts_status_check', table.status, ['PENDING', 'ACTIVE', 'PAID', 'INACTIVE', 'EXPIRED']),
    oneOf('virtual_accounts_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK']),
    oneOf('virtual_accounts_type_check', table.type, ['SINGLE_USE', 'MULTIPLE_USE']),
    oneOf('virtual_accounts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('virtual_accounts', table, [['created'], ['status', 'created'], ['bank', 'created'], ['customer_id', 'created'], ['status', 'expires']]),
    ...lastFourIndexes('virtual_accounts', table, ['account_number']),
    ...uniqueIndexes('virtual_accounts', table, ['external_id', 'account_number']),
  ],
);
