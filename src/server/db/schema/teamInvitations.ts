import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.id] }),
    foreignKey({ columns: [table.business_id], foreignColumns: [businesses.business_id] }),
    oneOf('team_invitations_status_check', table.status, STATUSES),
  ],
);
