import { sql } from 'drizzle-orm';
import { foreignKey, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '#contract/generated/config.ts';
import { businesses } from './businesses.ts';
import { businessId, moment, oneOf } from './columns.ts';

const STATUSES = ['PENDING', 'ACCEPTED', 'WITHDRAWN'] as const;

/** People who were asked to work for a business. Whoever accepts becomes a member, and is no longer shown from here. */
export const team_invitations = pgTable(
  'team_invitations',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    /** The accounts that they are asked to work for: the business itself, or accounts below it. */
    account_ids: uuid('account_ids').array().notNull().default(sql`'{}'`),
    created: moment('created').notNull(),
    /** When the last mail went out: the link of no other opens anything. */
    sent: moment('sent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.id] }),
    foreignKey({ columns: [table.business_id], foreignColumns: [businesses.business_id] }),
    // Nobody is asked twice at once.
    uniqueIndex('team_invitations_pending_email_idx')
      .on(table.business_id, table.email)
      .where(sql`${table.status} = 'PENDING'`),
    oneOf('team_invitations_status_check', table.status, STATUSES),
  ],
);
