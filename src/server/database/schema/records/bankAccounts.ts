/* Generated from schemas/records/bank-account.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, oneOf, searchColumn } from '../columns.ts';
import { lastFourIndexes, listIndexes, onlyOneIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';

export const bank_accounts = pgTable(
  'bank_accounts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'VERIFIED', 'REJECTED', 'DELETED'] }).notNull(),
    bank: text('bank', { enum: ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB'] }).notNull(),
    account_number: text('account_number').notNull(),
    held: text('held').generatedAlwaysAs(sql`case when status <> 'DELETED' then bank || ' ' || account_number end`),
    account_name: text('account_name').notNull(),
    short_name: text('short_name').generatedAlwaysAs(sql`replace(bank, '_', ' ') || ' •••• ' || right(account_number, 4)`).notNull(),
    is_primary: boolean('is_primary').notNull(),
    rejected_reason: text('rejected_reason', { enum: ['NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED'] }),
    verified: moment('verified'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    created_by: text('created_by').notNull(),
    account_name_search: searchColumn('account_name'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('bank_accounts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('bank_accounts_status_check', table.status, ['PENDING', 'VERIFIED', 'REJECTED', 'DELETED']),
    oneOf('bank_accounts_bank_check', table.bank, ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB']),
    oneOf('bank_accounts_rejected_reason_check', table.rejected_reason, ['NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED']),
    oneOf('bank_accounts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('bank_accounts', table, [['created'], ['status', 'created']]),
    ...lastFourIndexes('bank_accounts', table, ['account_number']),
    ...uniqueIndexes('bank_accounts', table, ['held']),
    ...onlyOneIndexes('bank_accounts', table, ['is_primary']),
  ],
);
