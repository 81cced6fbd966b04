/* Generated from schemas/records/feedback-item.schema.json by `npm run generate`. Do not edit. */

import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';

export const feedback_items = pgTable(
  'feedback_items',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    kind: text('kind', { enum: ['RATING', 'YES_NO'] }).notNull(),
    score: integer('score').notNull(),
    comment: text('comment').notNull(),
    screen: text('screen'),
    may_contact: boolean('may_contact').notNull(),
    person_email: text('person_email').notNull(),
    sender_user_id: text('sender_user_id').notNull(),
    sender_business_id: text('sender_business_id').notNull(),
    business_name: text('business_name').notNull(),
    entity: text('entity', { enum: ['main', 'second', 'remittance'] }).notNull(),
    business_name_search: searchColumn('business_name'),
    person_email_search: searchColumn('person_email'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('feedback_items_environment_check', table.environment, ENVIRONMENTS),
    oneOf('feedback_items_kind_check', table.kind, ['RATING', 'YES_NO']),
    oneOf('feedback_items_entity_check', table.entity, ['main', 'second', 'remittance']),
    ...listIndexes('feedback_items', table, [['created'], ['kind', 'created'], ['entity', 'created'], ['score']]),
  ],
);
