/* Generated from schemas/records/sub-account.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment, money, searchColumn } from '../columns.ts';
import { pgView, text, uuid } from 'drizzle-orm/pg-core';

export const sub_accounts = pgView('sub_accounts', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  updated: moment('updated').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  type: text('type', { enum: ['OWNED', 'MANAGED'] }).notNull(),
  status: text('status', { enum: ['REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING_VERIFICATION', 'TIER_1', 'LIVE', 'LIVE_TESTMODE', 'SUSPENDED', 'PENDING', 'PENDING_LIVE', 'INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS', 'INSTANT_LIVE_SUSPENDED', 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW', 'INVALID', 'FAILED', 'INVITED'] }).notNull(),
  country: text('country', { enum: ['ID', 'PH', 'SG'] }).notNull(),
  balance: money('balance').notNull(),
  currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  name_search: searchColumn('name'),
  email_search: searchColumn('email'),
}).existing();
