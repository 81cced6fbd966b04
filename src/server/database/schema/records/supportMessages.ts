/* Generated from schemas/records/support-message.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { support_cases } from './supportCases.ts';

export const support_messages = pgTable(
  'support_messages',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    case_id: uuid('case_id').notNull(),
    kind: text('kind', { enum: ['RAISED', 'ADDED', 'QUESTION', 'REPLY', 'ANSWER', 'DECLINED', 'REOPENED'] }).notNull(),
    author: text('author'),
    text: text('text').notNull(),
    document: uuid('document'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.case_id], foreignColumns: [support_cases.business_id, support_cases.environment, support_cases.id] }),
    oneOf('support_messages_environment_check', table.environment, ENVIRONMENTS),
    oneOf('support_messages_kind_check', table.kind, ['RAISED', 'ADDED', 'QUESTION', 'REPLY', 'ANSWER', 'DECLINED', 'REOPENED']),
    ...listIndexes('support_messages', table, [['created'], ['kind', 'created'], ['case_id', 'created'], ['document']]),
  ],
);
