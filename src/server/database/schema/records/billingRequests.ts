/* Generated from schemas/records/billing-request.schema.json by `npm run generate`. Do not edit. */

import { billing_statements } from './billingStatements.ts';
import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const billing_requests = pgTable(
  'billing_requests',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    statement_id: uuid('statement_id').notNull(),
    type: text('type', { enum: ['TRANSFER', 'DISPUTE'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] }).notNull(),
    number: text('number').notNull(),
    period: text('period').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    transferred_on: date('transferred_on'),
    sent_from: text('sent_from'),
    proof: uuid('proof'),
    explanation: text('explanation'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
    decided: moment('decided'),
    created_by: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.statement_id], foreignColumns: [billing_statements.business_id, billing_statements.environment, billing_statements.id] }),
    oneOf('billing_requests_environment_check', table.environment, ENVIRONMENTS),
    oneOf('billing_requests_type_check', table.type, ['TRANSFER', 'DISPUTE']),
    oneOf('billing_requests_status_check', table.status, ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN']),
    oneOf('billing_requests_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('billing_requests_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('billing_requests', table, [['created'], ['status', 'created'], ['statement_id', 'created'], ['proof']]),
  ],
);
