/* Generated from schemas/records/support-case.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const support_cases = pgTable(
  'support_cases',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['OPEN', 'AWAITING_REPLY', 'ANSWERED', 'DECLINED', 'SOLVED', 'CLOSED'] }).notNull(),
    category: text('category', { enum: ['PAYMENT_PROBLEM', 'REFUND_PROBLEM', 'TRANSFER_PROBLEM', 'SETTLEMENT_PROBLEM', 'INTEGRATION_HELP', 'ACCOUNT_ACCESS', 'BILL_QUESTION', 'SOMETHING_ELSE'] }).notNull(),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    reference: text('reference'),
    document: uuid('document'),
    raised_by: text('raised_by').notNull(),
    question: text('question'),
    reply: text('reply'),
    reply_file: uuid('reply_file'),
    answer: text('answer'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    answered: moment('answered'),
    closes: moment('closes'),
    subject_search: searchColumn('subject'),
    reference_search: searchColumn('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('support_cases_environment_check', table.environment, ENVIRONMENTS),
    oneOf('support_cases_status_check', table.status, ['OPEN', 'AWAITING_REPLY', 'ANSWERED', 'DECLINED', 'SOLVED', 'CLOSED']),
    oneOf('support_cases_category_check', table.category, ['PAYMENT_PROBLEM', 'REFUND_PROBLEM', 'TRANSFER_PROBLEM', 'SETTLEMENT_PROBLEM', 'INTEGRATION_HELP', 'ACCOUNT_ACCESS', 'BILL_QUESTION', 'SOMETHING_ELSE']),
    oneOf('support_cases_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('support_cases', table, [['created'], ['status', 'created'], ['category', 'created'], ['updated'], ['status', 'closes'], ['document'], ['reply_file']]),
  ],
);
