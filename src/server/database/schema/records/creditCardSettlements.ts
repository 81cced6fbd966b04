/* Generated from schemas/records/credit-card-settlement.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const credit_card_settlements = pgTable(
  'credit_card_settlements',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    payment_id: uuid('payment_id').notNull(),
    status: text('status', { enum: ['SETTLED', 'PENDING'] }).notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    net_amount: money('net_amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    mid: text('mid').notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'BPI', 'BDO'] }).notNull(),
    expected: moment('expected').notNull(),
    settled: moment('settled'),
    mid_search: searchColumn('mid'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    oneOf('credit_card_settlements_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_settlements_status_check', table.status, ['SETTLED', 'PENDING']),
    oneOf('credit_card_settlements_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('credit_card_settlements_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'BPI', 'BDO']),
    ...listIndexes('credit_card_settlements', table, [['created'], ['payment_id', 'created'], ['status', 'created']]),
  ],
);
