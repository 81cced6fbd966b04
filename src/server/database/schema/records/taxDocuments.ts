/* Generated from schemas/records/tax-document.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, money, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const tax_documents = pgTable(
  'tax_documents',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    type: text('type', { enum: ['VAT_INVOICE', 'WITHHOLDING_SLIP'] }).notNull(),
    status: text('status', { enum: ['ISSUED', 'SUBMITTED', 'ACCEPTED', 'REJECTED'] }).notNull(),
    number: text('number').notNull(),
    period: text('period').notNull(),
    base_amount: money('base_amount').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD'] }),
    document: uuid('document'),
    created_by: text('created_by').notNull(),
    number_search: searchColumn('number'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('tax_documents_environment_check', table.environment, ENVIRONMENTS),
    oneOf('tax_documents_type_check', table.type, ['VAT_INVOICE', 'WITHHOLDING_SLIP']),
    oneOf('tax_documents_status_check', table.status, ['ISSUED', 'SUBMITTED', 'ACCEPTED', 'REJECTED']),
    oneOf('tax_documents_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('tax_documents_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD']),
    ...listIndexes('tax_documents', table, [['created'], ['type', 'created'], ['status', 'created'], ['amount'], ['document']]),
    ...uniqueIndexes('tax_documents', table, ['number']),
  ],
);
