/* Generated from schemas/records/credit-card-tokenization.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const credit_card_tokenizations = pgTable(
  'credit_card_tokenizations',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    payment_id: uuid('payment_id').notNull(),
    token_type: text('token_type', { enum: ['SINGLE_USE', 'MULTI_USE', 'EXTERNAL_TOKEN', 'PAN'] }).notNull(),
    token: text('token').notNull(),
    card_number: text('card_number').notNull(),
    card_brand: text('card_brand', { enum: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN'] }).notNull(),
    card_expiry: text('card_expiry').notNull(),
    token_search: searchColumn('token'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    oneOf('credit_card_tokenizations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_tokenizations_token_type_check', table.token_type, ['SINGLE_USE', 'MULTI_USE', 'EXTERNAL_TOKEN', 'PAN']),
    oneOf('credit_card_tokenizations_card_brand_check', table.card_brand, ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN']),
    ...listIndexes('credit_card_tokenizations', table, [['created'], ['payment_id', 'created'], ['token_type', 'created']]),
  ],
);
