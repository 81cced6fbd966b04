/* Generated from schemas/records/credit-card-chargeback.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, lastFourColumn, moment, money, oneOf, searchColumn } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { lastFourIndexes, listIndexes } from '../listIndexes.ts';

export const credit_card_chargebacks = pgTable(
  'credit_card_chargebacks',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    payment_id: uuid('payment_id').notNull(),
    status: text('status', { enum: ['OPEN', 'REVIEWING', 'SUBMITTED', 'WON', 'LOST', 'REFUNDED', 'CANCELLED', 'UNKNOWN'] }).notNull(),
    external_id: text('external_id').notNull(),
    reason: text('reason', { enum: ['FRAUD', 'NOT_RECEIVED', 'NOT_AS_DESCRIBED', 'DUPLICATE', 'CREDIT_NOT_PROCESSED', 'SUBSCRIPTION_CANCELLED'] }).notNull(),
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    lost_amount: money('lost_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    card_number: text('card_number').notNull(),
    card_brand: text('card_brand', { enum: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'] }).notNull(),
    due: moment('due').notNull(),
    document: uuid('document'),
    note: text('note'),
    submitted: moment('submitted'),
    closed: moment('closed'),
    external_id_search: searchColumn('external_id'),
    reference_search: searchColumn('reference'),
    card_number_last_four: lastFourColumn('card_number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    oneOf('credit_card_chargebacks_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_chargebacks_status_check', table.status, ['OPEN', 'REVIEWING', 'SUBMITTED', 'WON', 'LOST', 'REFUNDED', 'CANCELLED', 'UNKNOWN']),
    oneOf('credit_card_chargebacks_reason_check', table.reason, ['FRAUD', 'NOT_RECEIVED', 'NOT_AS_DESCRIBED', 'DUPLICATE', 'CREDIT_NOT_PROCESSED', 'SUBSCRIPTION_CANCELLED']),
    oneOf('credit_card_chargebacks_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('credit_card_chargebacks_card_brand_check', table.card_brand, ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN']),
    ...listIndexes('credit_card_chargebacks', table, [['created'], ['payment_id', 'created'], ['status', 'created'], ['status', 'updated'], ['due'], ['amount'], ['document']]),
    ...lastFourIndexes('credit_card_chargebacks', table, ['card_number']),
  ],
);
