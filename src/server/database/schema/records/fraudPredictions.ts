/* Generated from schemas/records/fraud-prediction.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { fraud_list_entries } from './fraudListEntries.ts';
import { fraud_rules } from './fraudRules.ts';
import { lastFourIndexes, listIndexes } from '../listIndexes.ts';

export const fraud_predictions = pgTable(
  'fraud_predictions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    payment_id: uuid('payment_id').notNull(),
    external_id: text('external_id').notNull(),
    risk_level: text('risk_level', { enum: ['NORMAL', 'MEDIUM', 'HIGH'] }).notNull(),
    score: integer('score').notNull(),
    action: text('action', { enum: ['BLOCK', 'ALLOW'] }).notNull(),
    cause: text('cause', { enum: ['NOTHING_UNUSUAL', 'MANY_ATTEMPTS', 'COUNTRY_MISMATCH', 'UNUSUAL_AMOUNT', 'BLOCK_LIST', 'ALLOW_LIST', 'RULE'] }).notNull(),
    rule_id: uuid('rule_id'),
    list_entry_id: uuid('list_entry_id'),
    card_number: text('card_number').notNull(),
    card_brand: text('card_brand', { enum: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'] }).notNull(),
    card_country: text('card_country', { enum: ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'] }),
    ip_address: text('ip_address'),
    ip_country: text('ip_country', { enum: ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'] }),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    external_id_search: searchColumn('external_id'),
    card_number_last_four: lastFourColumn('card_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.rule_id], foreignColumns: [fraud_rules.business_id, fraud_rules.environment, fraud_rules.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.list_entry_id], foreignColumns: [fraud_list_entries.business_id, fraud_list_entries.environment, fraud_list_entries.id] }),
    oneOf('fraud_predictions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('fraud_predictions_risk_level_check', table.risk_level, ['NORMAL', 'MEDIUM', 'HIGH']),
    oneOf('fraud_predictions_action_check', table.action, ['BLOCK', 'ALLOW']),
    oneOf('fraud_predictions_cause_check', table.cause, ['NOTHING_UNUSUAL', 'MANY_ATTEMPTS', 'COUNTRY_MISMATCH', 'UNUSUAL_AMOUNT', 'BLOCK_LIST', 'ALLOW_LIST', 'RULE']),
    oneOf('fraud_predictions_card_brand_check', table.card_brand, ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN']),
    oneOf('fraud_predictions_card_country_check', table.card_country, ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN']),
    oneOf('fraud_predictions_ip_country_check', table.ip_country, ['AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN']),
    oneOf('fraud_predictions_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('fraud_predictions', table, [['created'], ['risk_level', 'created'], ['action', 'created'], ['payment_id', 'created'], ['amount'], ['rule_id', 'created']]),
    ...lastFourIndexes('fraud_predictions', table, ['card_number']),
  ],
);
