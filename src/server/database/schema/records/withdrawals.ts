/* Generated from schemas/records/withdrawal.schema.json by `npm run generate`. Do not edit. */

import { bank_accounts } from './bankAccounts.ts';
import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';
import { transactions } from './transactions.ts';
import { withdrawal_schedules } from './withdrawalSchedules.ts';

export const withdrawals = pgTable(
  'withdrawals',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'] }).notNull(),
    external_id: text('external_id').notNull(),
    bank_account_id: uuid('bank_account_id').notNull(),
    bank: text('bank', { enum: ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB'] }).notNull(),
    account_number: text('account_number').notNull(),
    account_name: text('account_name').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    transaction_id: uuid('transaction_id'),
    failure_code: text('failure_code', { enum: ['INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE'] }),
    approvals_needed: integer('approvals_needed'),
    approvals_given: integer('approvals_given'),
    approval_progress: text('approval_progress').generatedAlwaysAs(sql`approvals_given || ' / ' || approvals_needed`),
    approved_by: text('approved_by'),
    created_by: text('created_by').notNull(),
    schedule_id: uuid('schedule_id'),
    completed: moment('completed'),
    external_id_search: searchColumn('external_id'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.bank_account_id], foreignColumns: [bank_accounts.business_id, bank_accounts.environment, bank_accounts.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.schedule_id], foreignColumns: [withdrawal_schedules.business_id, withdrawal_schedules.environment, withdrawal_schedules.id] }),
    oneOf('withdrawals_environment_check', table.environment, ENVIRONMENTS),
    oneOf('withdrawals_status_check', table.status, ['NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELLED']),
    oneOf('withdrawals_bank_check', table.bank, ['BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB']),
    oneOf('withdrawals_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('withdrawals_failure_code_check', table.failure_code, ['INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE']),
    ...listIndexes('withdrawals', table, [['created'], ['status', 'created'], ['amount'], ['bank_account_id', 'created'], ['transaction_id'], ['schedule_id', 'created']]),
    ...lastFourIndexes('withdrawals', table, ['account_number']),
    ...uniqueIndexes('withdrawals', table, ['external_id']),
  ],
);
