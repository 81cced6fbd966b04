/* Generated from schemas/records/store-sales-summary.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment, money } from '../columns.ts';
import { integer, pgView, text, uuid } from 'drizzle-orm/pg-core';

export const store_sales_summaries = pgView('store_sales_summaries', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  status: text('status', { enum: ['ACTIVE', 'DRAFT', 'CLOSED'] }).notNull(),
  name: text('name').notNull(),
  link: text('link').notNull(),
  uploaded_count: integer('uploaded_count').notNull(),
  uploaded_amount: money('uploaded_amount').notNull(),
  completed_count: integer('completed_count').notNull(),
  completed_amount: money('completed_amount').notNull(),
  issue_count: integer('issue_count').notNull(),
  issue_amount: money('issue_amount').notNull(),
  deleted_count: integer('deleted_count').notNull(),
  deleted_amount: money('deleted_amount').notNull(),
  currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
}).existing();
