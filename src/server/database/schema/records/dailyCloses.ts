/* Generated from schemas/records/daily-close.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { sql } from 'drizzle-orm';
import { transactions } from './transactions.ts';

export const daily_closes = pgTable(
  'daily_closes',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    reference: text('reference').notNull(),
    day: date('day').notNull(),
    channel_category: text('channel_category', { enum: ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER'] }).notNull(),
    channel: text('channel', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'] }).notNull(),
    payments_count: integer('payments_count').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    net_amount: money('net_amount').notNull(),
    ledger_amount: money('ledger_amount').notNull(),
    wrong_count: integer('wrong_count').notNull(),
    wrong_transaction_id: uuid('wrong_transaction_id'),
    result: text('result', { enum: ['BALANCED', 'DIFFERENT'] }).generatedAlwaysAs(sql`CASE WHEN wrong_count = 0 THEN 'BALANCED' ELSE 'DIFFERENT' END`).notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.wrong_transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('daily_closes_environment_check', table.environment, ENVIRONMENTS),
    oneOf('daily_closes_channel_category_check', table.channel_category, ['VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER']),
    oneOf('daily_closes_channel_check', table.channel, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK']),
    oneOf('daily_closes_result_check', table.result, ['BALANCED', 'DIFFERENT']),
    oneOf('daily_closes_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('daily_closes', table, [['created'], ['day'], ['channel_category', 'day'], ['channel', 'day'], ['result', 'day']]),
    ...uniqueIndexes('daily_closes', table, ['reference']),
  ],
);
