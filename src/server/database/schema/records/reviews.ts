/* Generated from schemas/records/review.schema.json by `npm run generate`. Do not edit. */

import type { Review } from '#contract/generated/records.ts';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, json, moment, money, oneOf, searchColumn } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';

export const reviews = pgTable(
  'reviews',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED', 'APPROVED', 'DECLINED', 'WITHDRAWN'] }).notNull(),
    kind: text('kind', { enum: ['TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'BILLING', 'SUPPORT_CASE'] }).notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    subject_name: text('subject_name').notNull(),
    subject_business_id: text('subject_business_id').notNull(),
    subject_environment: text('subject_environment', { enum: ['DEVELOPMENT', 'PRODUCTION'] }),
    business_name: text('business_name').notNull(),
    requested_by: text('requested_by'),
    amount: money('amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    document: uuid('document'),
    before: json('before').$type<NonNullable<Review['before']>>(),
    after: json('after').$type<NonNullable<Review['after']>>(),
    due: moment('due').notNull(),
    four_eyes: boolean('four_eyes').notNull(),
    assignee: text('assignee'),
    question: text('question'),
    question_sent: moment('question_sent'),
    answer: text('answer'),
    answer_document: uuid('answer_document'),
    answered: moment('answered'),
    decision: text('decision', { enum: ['APPROVE', 'DECLINE'] }),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
    first_reviewer: text('first_reviewer'),
    second_reviewer: text('second_reviewer'),
    decided: moment('decided'),
    subject_name_search: searchColumn('subject_name'),
    business_name_search: searchColumn('business_name'),
    assignee_search: searchColumn('assignee'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('reviews_environment_check', table.environment, ENVIRONMENTS),
    oneOf('reviews_status_check', table.status, ['NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED', 'APPROVED', 'DECLINED', 'WITHDRAWN']),
    oneOf('reviews_kind_check', table.kind, ['TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'BILLING', 'SUPPORT_CASE']),
    oneOf('reviews_subject_environment_check', table.subject_environment, ['DEVELOPMENT', 'PRODUCTION']),
    oneOf('reviews_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('reviews_decision_check', table.decision, ['APPROVE', 'DECLINE']),
    oneOf('reviews_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('reviews', table, [['created'], ['status', 'created'], ['kind', 'due'], ['kind', 'created'], ['due'], ['status', 'due'], ['amount'], ['subject_id', 'created'], ['document'], ['answer_document']]),
  ],
);
