/* Generated from schemas/records/disbursement.schema.json by `npm run generate`. Do not edit. */

import { batch_disbursements } from './batchDisbursements.ts';
import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';
import { transactions } from './transactions.ts';

export const disbursements = pgTable(
  'disbursements',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED'] }).notNull(),
    external_id: text('external_id').notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY'] }).notNull(),
    account_number: text('account_number').notNull(),
    account_name: text('account_name').notNull(),
    recipient_email: text('recipient_email'),
    description: text('description'),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    batch_disbursement_id: uuid('batch_disbursement_id'),
    transaction_id: uuid('transaction_id'),
    failure_code: text('failure_code', { enum: ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT'] }),
    created_by: text('created_by').notNull(),
    approvals_needed: integer('approvals_needed'),
    approvals_given: integer('approvals_given'),
    approval_progress: text('approval_progress').generatedAlwaysAs(sql`approvals_given || ' / ' || approvals_needed`),
    approved_by: text('approved_by'),
    completed: moment('completed'),
    external_id_search: searchColumn('external_id'),
    account_number_search: searchColumn('account_number'),
    account_name_search: searchColumn('account_name'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.batch_disbursement_id], foreignColumns: [batch_disbursements.business_id, batch_disbursements.environment, batch_disbursements.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('disbursements_environment_check', table.environment, ENVIRONMENTS),
    oneOf('disbursements_status_check', table.status, ['NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED']),
    oneOf('disbursements_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY']),
    oneOf('disbursements_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('disbursements_failure_code_check', table.failure_code, ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT']),
    ...listIndexes('disbursements', table, [['created'], ['status', 'created'], ['bank', 'created'], ['amount'], ['batch_disbursement_id', 'created'], ['transaction_id']]),
    ...lastFourIndexes('disbursements', table, ['account_number']),
    ...uniqueIndexes('disbursements', table, ['external_id']),
  ],
);
