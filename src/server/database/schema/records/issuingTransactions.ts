/* Generated from schemas/records/issuing-transaction.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { issued_cards } from './issuedCards.ts';
import { listIndexes } from '../listIndexes.ts';

export const issuing_transactions = pgTable(
  'issuing_transactions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['PENDING', 'SETTLED', 'DECLINED', 'REVERSED'] }).notNull(),
    type: text('type', { enum: ['PURCHASE', 'WITHDRAWAL', 'REFUND'] }).notNull(),
    issued_card_id: uuid('issued_card_id').notNull(),
    card_number: text('card_number').notNull(),
    holder_name: text('holder_name').notNull(),
    merchant_name: text('merchant_name').notNull(),
    merchant_category: text('merchant_category', { enum: ['TRAVEL', 'FUEL', 'MEALS', 'SOFTWARE', 'OFFICE', 'ADVERTISING', 'OTHER'] }).notNull(),
    merchant_country: text('merchant_country').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    decline_reason: text('decline_reason', { enum: ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'LIMIT_EXCEEDED'] }),
    settled: moment('settled'),
    reference: text('reference').notNull(),
    reference_search: searchColumn('reference'),
    merchant_name_search: searchColumn('merchant_name'),
    holder_name_search: searchColumn('holder_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.issued_card_id], foreignColumns: [issued_cards.business_id, issued_cards.environment, issued_cards.id] }),
    oneOf('issuing_transactions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('issuing_transactions_status_check', table.status, ['PENDING', 'SETTLED', 'DECLINED', 'REVERSED']),
    oneOf('issuing_transactions_type_check', table.type, ['PURCHASE', 'WITHDRAWAL', 'REFUND']),
    oneOf('issuing_transactions_merchant_category_check', table.merchant_category, ['TRAVEL', 'FUEL', 'MEALS', 'SOFTWARE', 'OFFICE', 'ADVERTISING', 'OTHER']),
    oneOf('issuing_transactions_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('issuing_transactions_decline_reason_check', table.decline_reason, ['EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'LIMIT_EXCEEDED']),
    ...listIndexes('issuing_transactions', table, [['created'], ['status', 'created'], ['type', 'created'], ['amount'], ['issued_card_id', 'created']]),
  ],
);
