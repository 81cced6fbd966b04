/* Generated from schemas/records/credit-card-payment.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { credit_card_promotions } from './creditCardPromotions.ts';
import { customers } from './customers.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes } from '../listIndexes.ts';
import { transactions } from './transactions.ts';

export const credit_card_payments = pgTable(
  'credit_card_payments',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['CHARGED', 'PENDING', 'SETTLING', 'SETTLED', 'FAILED', 'REFUNDED'] }).notNull(),
    external_id: text('external_id').notNull(),
    type: text('type', { enum: ['INSTALLMENT', 'PROMOTION'] }),
    source: text('source', { enum: ['API_GATEWAY', 'DASHBOARD', 'SDK', 'XENDIT_JS', 'INVOICE', 'SECURE_ACCEPTANCE', 'VIRTUAL_TERMINAL', 'OFF_RAILS'] }).notNull(),
    descriptor: text('descriptor'),
    amount: money('amount').notNull(),
    refunded_amount: money('refunded_amount').notNull(),
    charged_back_amount: money('charged_back_amount').notNull(),
    open_disputes: integer('open_disputes').notNull(),
    fee: money('fee').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    installment_months: integer('installment_months'),
    promotion_id: uuid('promotion_id'),
    card_number: text('card_number').notNull(),
    card_digest: text('card_digest'),
    card_brand: text('card_brand', { enum: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'] }).notNull(),
    card_type: text('card_type', { enum: ['CREDIT', 'DEBIT', 'PREPAID', 'UNKNOWN'] }).notNull(),
    card_bank: text('card_bank'),
    card_country: text('card_country', { enum: ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'] }),
    card_expiry: text('card_expiry').notNull(),
    cardholder_name: text('cardholder_name'),
    risk_level: text('risk_level', { enum: ['NORMAL', 'MEDIUM', 'HIGH'] }).notNull(),
    failure_code: text('failure_code', { enum: ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED'] }),
    ip_address: text('ip_address'),
    customer_id: uuid('customer_id'),
    customer_name: text('customer_name'),
    transaction_id: uuid('transaction_id'),
    settled: moment('settled'),
    external_id_search: searchColumn('external_id'),
    customer_name_search: searchColumn('customer_name'),
    card_number_last_four: lastFourColumn('card_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.promotion_id], foreignColumns: [credit_card_promotions.business_id, credit_card_promotions.environment, credit_card_promotions.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.customer_id], foreignColumns: [customers.business_id, customers.environment, customers.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.transaction_id], foreignColumns: [transactions.business_id, transactions.environment, transactions.id] }),
    oneOf('credit_card_payments_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_payments_status_check', table.status, ['CHARGED', 'PENDING', 'SETTLING', 'SETTLED', 'FAILED', 'REFUNDED']),
    oneOf('credit_card_payments_type_check', table.type, ['INSTALLMENT', 'PROMOTION']),
    oneOf('credit_card_payments_source_check', table.source, ['API_GATEWAY', 'DASHBOARD', 'SDK', 'XENDIT_JS', 'INVOICE', 'SECURE_ACCEPTANCE', 'VIRTUAL_TERMINAL', 'OFF_RAILS']),
    oneOf('credit_card_payments_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('credit_card_payments_card_brand_check', table.card_brand, ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN']),
    oneOf('credit_card_payments_card_type_check', table.card_type, ['CREDIT', 'DEBIT', 'PREPAID', 'UNKNOWN']),
    oneOf('credit_card_payments_card_country_check', table.card_country, ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN']),
    oneOf('credit_card_payments_risk_level_check', table.risk_level, ['NORMAL', 'MEDIUM', 'HIGH']),
    oneOf('credit_card_payments_failure_code_check', table.failure_code, ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED']),
    ...listIndexes('credit_card_payments', table, [['created'], ['status', 'created'], ['source', 'created'], ['card_brand', 'created'], ['risk_level', 'created'], ['type', 'created'], ['amount'], ['customer_id', 'created'], ['transaction_id'], ['promotion_id', 'created']]),
    ...lastFourIndexes('credit_card_payments', table, ['card_number']),
  ],
);
