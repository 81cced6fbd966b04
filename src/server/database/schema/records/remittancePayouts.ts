/* Generated from schemas/records/remittance-payout.schema.json by `npm run generate`. Do not edit. */

import { batch_remittances } from './batchRemittances.ts';
import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';
import { transactions } from './transactions.ts';

export const remittance_payouts = pgTable(
  'remittance_payouts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED'] }).notNull(),
    external_id: text('external_id').notNull(),
    sender_name: text('sender_name').notNull(),
    sender_country: text('sender_country').notNull(),
    recipient_name: text('recipient_name').notNull(),
    country: text('country', { enum: ['ID', 'PH'] }).notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY'] }).notNull(),
    account_number: text('account_number').notNull(),
    relationship: text('relationship', { enum: ['FAMILY', 'FRIEND', 'EMPLOYEE', 'SUPPLIER', 'SELF'] }).notNull(),
    purpose: text('purpose', { enum: ['FAMILY_SUPPORT', 'EDUCATION', 'SALARY', 'SAVINGS', 'TRADE'] }).notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    batch_remittance_id: uuid('batch_remittance_id'),
    transaction_id: uuid('transaction_id'),
    failure_code: text('failure_code', { enum: ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT'] }),
    created_by: text('created_by').notNull(),
    approvals_needed: integer('approvals_needed'),
    approvals_given: integer('approvals_given'),
    approval_progress: text('approval_progress').generatedAlwaysAs(sql`approvals_given || ' / ' || approvals_needed`),
    approved_by: text('approved_by'),
    completed: moment('completed'),
    external_id_search: searchColumn('external_id'),
    recipient_name_search: searchColumn('recipient_name'),
    sender_name_search: searchColumn('sender_name'),
    account_number_last_four: lastFourColumn('account_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.batch_remittance_id], foreignColumns: [batch_remittances.business_id, batch_remittances.environment, batch_remittances.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('remittance_payouts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('remittance_payouts_status_check', table.status, ['NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED']),
    oneOf('remittance_payouts_country_check', table.country, ['ID', 'PH']),
    oneOf('remittance_payouts_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY']),
    oneOf('remittance_payouts_relationship_check', table.relationship, ['FAMILY', 'FRIEND', 'EMPLOYEE', 'SUPPLIER', 'SELF']),
    oneOf('remittance_payouts_purpose_check', table.purpose, ['FAMILY_SUPPORT', 'EDUCATION', 'SALARY', 'SAVINGS', 'TRADE']),
    oneOf('remittance_payouts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('remittance_payouts_failure_code_check', table.failure_code, ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT']),
    ...listIndexes('remittance_payouts', table, [['created'], ['status', 'created'], ['country', 'created'], ['purpose', 'created'], ['amount'], ['batch_remittance_id', 'created'], ['transaction_id']]),
    ...lastFourIndexes('remittance_payouts', table, ['account_number']),
    ...uniqueIndexes('remittance_payouts', table, ['external_id']),
  ],
);
