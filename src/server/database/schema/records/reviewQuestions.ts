/* Generated from schemas/records/review-question.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';

export const review_questions = pgTable(
  'review_questions',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['OPEN', 'ANSWERED', 'CLOSED'] }).notNull(),
    kind: text('kind', { enum: ['TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'BILLING', 'SUPPORT_CASE'] }).notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    subject_name: text('subject_name').notNull(),
    question: text('question').notNull(),
    answer: text('answer'),
    document: uuid('document'),
    answered: moment('answered'),
    simulated: boolean('simulated'),
    subject_name_search: searchColumn('subject_name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('review_questions_environment_check', table.environment, ENVIRONMENTS),
    oneOf('review_questions_status_check', table.status, ['OPEN', 'ANSWERED', 'CLOSED']),
    oneOf('review_questions_kind_check', table.kind, ['TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION', 'PLATFORM', 'ERECEIPTS', 'ESCROW', 'ESCROW_ACCOUNT', 'BILLING', 'SUPPORT_CASE']),
    ...listIndexes('review_questions', table, [['created'], ['status', 'created'], ['kind', 'created'], ['subject_id', 'created'], ['document']]),
  ],
);
