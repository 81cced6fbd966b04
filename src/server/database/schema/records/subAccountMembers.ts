/* Generated from schemas/records/sub-account-member.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from '../columns.ts';

export const sub_account_members = pgView('sub_account_members', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  sub_account_id: uuid('sub_account_id').notNull(),
  full_name: text('full_name').notNull(),
  email: text('email').notNull(),
  is_mfa_enabled: boolean('is_mfa_enabled').notNull(),
}).existing();
