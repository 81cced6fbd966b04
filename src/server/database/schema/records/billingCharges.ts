/* Generated from schemas/records/billing-charge.schema.json by `npm run generate`. Do not edit. */

import { billing_statements } from './billingStatements.ts';
import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const billing_charges = pgTable(
  'billing_charges',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    statement_id: uuid('statement_id').notNull(),
    type: text('type', { enum: ['invoice', 'virtual_account', 'credit_card', 'disbursement', 'batch_disbursement', 'remittance', 'transactions', 'escrow'] }).notNull(),
    count: integer('count').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.statement_id], foreignColumns: [billing_statements.business_id, billing_statements.environment, billing_statements.id] }),
    oneOf('billing_charges_environment_check', table.environment, ENVIRONMENTS),
    oneOf('billing_charges_type_check', table.type, ['invoice', 'virtual_account', 'credit_card', 'disbursement', 'batch_disbursement', 'remittance', 'transactions', 'escrow']),
    oneOf('billing_charges_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('billing_charges', table, [['created'], ['statement_id', 'created']]),
  ],
);
