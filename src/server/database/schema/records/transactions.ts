/* Generated from schemas/records/transaction.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { customers } from './customers.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { settlements } from './settlements.ts';
import { sql } from 'drizzle-orm';

export const transactions = pgTable(
  'transactions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP', 'PLATFORM_FEE', 'SPLIT'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] }).notNull(),
    channel_category: text('channel_category', { enum: ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER'] }).notNull(),
    channel: text('channel', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'] }).notNull(),
    external_id: text('external_id').notNull(),
    reference: text('reference').notNull(),
    paid_for: text('paid_for'),
    refunded_amount: money('refunded_amount'),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    description: text('description'),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    net_amount: money('net_amount').notNull(),
    platform_fee: money('platform_fee'),
    split_rule_id: uuid('split_rule_id'),
    split_amount: money('split_amount'),
    split_status: text('split_status', { enum: ['PENDING', 'MOVED', 'NOT_COVERED', 'ACCOUNT_GONE', 'SUSPENDED'] }),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    settlement_status: text('settlement_status', { enum: ['PENDING', 'SETTLED', 'NOT_APPLICABLE'] }).notNull(),
    settled: moment('settled'),
    settlement_id: uuid('settlement_id'),
    failure_code: text('failure_code', { enum: ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'FRAUD_GUARD_BLOCKED', 'INSUFFICIENT_BALANCE', 'EXPIRED_PAYMENT', 'CHANNEL_UNAVAILABLE', 'INVALID_ACCOUNT'] }),
    stage: text('stage', { enum: ['PENDING', 'IN_TRANSIT', 'FINAL'] }).generatedAlwaysAs(sql`CASE WHEN status = 'PENDING' THEN 'PENDING' WHEN status = 'COMPLETED' AND settlement_status = 'PENDING' THEN 'IN_TRANSIT' ELSE 'FINAL' END`).notNull(),
    progress: text('progress', { enum: ['UNDERWAY', 'FINAL'] }).generatedAlwaysAs(sql`CASE WHEN status = 'PENDING' OR (status = 'COMPLETED' AND settlement_status = 'PENDING') THEN 'UNDERWAY' ELSE 'FINAL' END`).notNull(),
    external_id_search: searchColumn('external_id'),
    reference_search: searchColumn('reference'),
    customer_name_search: searchColumn('customer_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.settlement_id], foreignColumns: [settlements.business_id, settlements.environment, settlements.id] }),
    oneOf('transactions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('transactions_type_check', table.type, ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP', 'PLATFORM_FEE', 'SPLIT']),
    oneOf('transactions_status_check', table.status, ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED']),
    oneOf('transactions_channel_category_check', table.channel_category, ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER']),
    oneOf('transactions_channel_check', table.channel, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK']),
    oneOf('transactions_split_status_check', table.split_status, ['PENDING', 'MOVED', 'NOT_COVERED', 'ACCOUNT_GONE', 'SUSPENDED']),
    oneOf('transactions_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('transactions_settlement_status_check', table.settlement_status, ['PENDING', 'SETTLED', 'NOT_APPLICABLE']),
    oneOf('transactions_failure_code_check', table.failure_code, ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'FRAUD_GUARD_BLOCKED', 'INSUFFICIENT_BALANCE', 'EXPIRED_PAYMENT', 'CHANNEL_UNAVAILABLE', 'INVALID_ACCOUNT']),
    oneOf('transactions_stage_check', table.stage, ['PENDING', 'IN_TRANSIT', 'FINAL']),
    oneOf('transactions_progress_check', table.progress, ['UNDERWAY', 'FINAL']),
    ...listIndexes('transactions', table, [['created'], ['status', 'created'], ['type', 'created'], ['channel_category', 'created'], ['channel', 'created'], ['amount'], ['customer_id', 'created'], ['progress', 'created'], ['progress', 'stage', 'created'], ['channel_category', 'status', 'created'], ['channel_category', 'channel', 'created'], ['paid_for', 'created'], ['settlement_id', 'created'], ['failure_code', 'created']]),
  ],
);
