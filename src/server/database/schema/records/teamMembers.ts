/* Generated from schemas/records/team-member.schema.json by `npm run generate`. Do not edit. */

import type { TeamMember } from '#contract/generated/records.ts';
import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, json, moment, searchColumn } from '../columns.ts';

export const team_members = pgView('team_members', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  full_name: text('full_name').notNull(),
  email: text('email').notNull(),
  status: text('status', { enum: ['ACTIVE', 'PENDING'] }).notNull(),
  is_mfa_enabled: boolean('is_mfa_enabled').notNull(),
  permissions: json('permissions').$type<NonNullable<TeamMember['permissions']>>().notNull(),
  platform_access: boolean('platform_access').notNull(),
  accounts: json('accounts').$type<NonNullable<TeamMember['accounts']>>().notNull(),
  accounts_access: json('accounts_access').$type<NonNullable<TeamMember['accounts_access']>>().notNull(),
  full_name_search: searchColumn('full_name'),
  email_search: searchColumn('email'),
}).existing();
