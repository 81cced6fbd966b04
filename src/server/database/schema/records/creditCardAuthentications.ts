/* Generated from schemas/records/credit-card-authentication.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { credit_card_payments } from './creditCardPayments.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const credit_card_authentications = pgTable(
  'credit_card_authentications',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    payment_id: uuid('payment_id').notNull(),
    status: text('status', { enum: ['USED', 'VERIFIED', 'FAILED', 'PENDING', 'ENROLLED', 'CARD_ENROLLED', 'CARD_NOT_ENROLLED', 'ENROLLMENT_CHECK_FAILED', 'CYBERSOURCE_ERROR'] }).notNull(),
    eci: text('eci', { enum: ['00', '01', '02', '05', '06', '07'] }),
    version: text('version').notNull(),
    reference: text('reference').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_id], foreignColumns: [credit_card_payments.business_id, credit_card_payments.environment, credit_card_payments.id] }),
    oneOf('credit_card_authentications_environment_check', table.environment, ENVIRONMENTS),
    oneOf('credit_card_authentications_status_check', table.status, ['USED', 'VERIFIED', 'FAILED', 'PENDING', 'ENROLLED', 'CARD_ENROLLED', 'CARD_NOT_ENROLLED', 'ENROLLMENT_CHECK_FAILED', 'CYBERSOURCE_ERROR']),
    oneOf('credit_card_authentications_eci_check', table.eci, ['00', '01', '02', '05', '06', '07']),
    oneOf('credit_card_authentications_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('credit_card_authentications', table, [['created'], ['payment_id', 'created'], ['status', 'created']]),
  ],
);
