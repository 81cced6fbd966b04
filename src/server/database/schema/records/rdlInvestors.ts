/* Generated from schemas/records/rdl-investor.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const rdl_investors = pgTable(
  'rdl_investors',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone_number: text('phone_number'),
    reference: text('reference').notNull(),
    status: text('status', { enum: ['REGISTERED', 'PENDING_VERIFICATION', 'ACTIVE', 'REJECTED', 'CLOSED'] }).notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'CIMB'] }).notNull(),
    account_number: text('account_number'),
    balance: money('balance').notNull(),
    reserved: money('reserved').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    activated: moment('activated'),
    name_search: searchColumn('name'),
    email_search: searchColumn('email'),
    account_number_search: searchColumn('account_number'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('rdl_investors_environment_check', table.environment, ENVIRONMENTS),
    oneOf('rdl_investors_status_check', table.status, ['REGISTERED', 'PENDING_VERIFICATION', 'ACTIVE', 'REJECTED', 'CLOSED']),
    oneOf('rdl_investors_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'CIMB']),
    oneOf('rdl_investors_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('rdl_investors', table, [['created'], ['status', 'created'], ['bank', 'created']]),
    ...lastFourIndexes('rdl_investors', table, ['account_number']),
    ...uniqueIndexes('rdl_investors', table, ['reference']),
  ],
);
