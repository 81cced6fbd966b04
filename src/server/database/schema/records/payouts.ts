/* Generated from schemas/records/payout.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { payout_links } from './payoutLinks.ts';
import { sql } from 'drizzle-orm';
import { transactions } from './transactions.ts';

export const payouts = pgTable(
  'payouts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['NEEDS_APPROVAL', 'PENDING', 'VERIFYING', 'CLAIMED', 'COMPLETED', 'FAILED', 'EXPIRED', 'VOIDED'] }).notNull(),
    external_id: text('external_id').notNull(),
    recipient_email: text('recipient_email').notNull(),
    recipient_name: text('recipient_name'),
    description: text('description'),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    link: text('link').notNull(),
    link_sent: moment('link_sent'),
    link_mails: integer('link_mails'),
    expires: moment('expires').notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY'] }),
    account_number: text('account_number'),
    account_name: text('account_name'),
    rejected_reason: text('rejected_reason', { enum: ['NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED'] }),
    claimed: moment('claimed'),
    completed: moment('completed'),
    payout_link_id: uuid('payout_link_id'),
    transaction_id: uuid('transaction_id'),
    failure_code: text('failure_code', { enum: ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT'] }),
    approvals_needed: integer('approvals_needed'),
    approvals_given: integer('approvals_given'),
    approval_progress: text('approval_progress').generatedAlwaysAs(sql`approvals_given || ' / ' || approvals_needed`),
    approved_by: text('approved_by'),
    created_by: text('created_by').notNull(),
    external_id_search: searchColumn('external_id'),
    recipient_email_search: searchColumn('recipient_email'),
    recipient_name_search: searchColumn('recipient_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payout_link_id], foreignColumns: [payout_links.business_id, payout_links.environment, payout_links.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('payouts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('payouts_status_check', table.status, ['NEEDS_APPROVAL', 'PENDING', 'VERIFYING', 'CLAIMED', 'COMPLETED', 'FAILED', 'EXPIRED', 'VOIDED']),
    oneOf('payouts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('payouts_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY']),
    oneOf('payouts_rejected_reason_check', table.rejected_reason, ['NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED']),
    oneOf('payouts_failure_code_check', table.failure_code, ['INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT']),
    ...listIndexes('payouts', table, [['created'], ['status', 'created'], ['amount'], ['expires'], ['payout_link_id', 'created'], ['status', 'expires'], ['transaction_id']]),
    ...uniqueIndexes('payouts', table, ['external_id']),
  ],
);
