/* Generated from schemas/records/offered-split-rule.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment, searchColumn } from '../columns.ts';
import { pgView, text, uuid } from 'drizzle-orm/pg-core';

export const offered_split_rules = pgView('offered_split_rules', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  name: text('name').notNull(),
  description: text('description'),
  currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  name_search: searchColumn('name'),
}).existing();
