import { sql } from 'drizzle-orm';
import { foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '#contract/generated/config.ts';
import { businesses } from '../businesses.ts';
import { businessId, json, moment, oneOf } from '../columns.ts';

const STATUSES = ['PENDING', 'ACCEPTED', 'WITHDRAWN'] as const;

/** Invitations to a business. An accepted invitation becomes a membership and is no longer listed here. */
export const team_invitations = pgTable(
  'team_invitations',
  {
    business_id: businessId(),
    id: uuid('id').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    permissions: json('permissions').$type<Permission[]>().notNull(),
    /** The accounts that the invitation is for: the business itself, or accounts below it. */
    account_ids: uuid('account_ids').array().notNull().default(sql`'{}'`),
    created: moment('created').notNull(),
    /** When the last mail was sent; links of earlier mails are invalid. */
    sent: moment('sent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.id] }),
    foreignKey({ columns: [table.business_id], foreignColumns: [businesses.business_id] }),
    // One pending invitation per e-mail.
    uniqueIndex('team_invitations_pending_email_idx')
      .on(table.business_id, table.email)
      .where(sql`${table.status} = 'PENDING'`),
    oneOf('team_invitations_status_check', table.status, STATUSES),
  ],
);
