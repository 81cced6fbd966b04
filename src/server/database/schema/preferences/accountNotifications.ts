import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, moment, oneOf } from '../columns.ts';

const NOTIFICATION_STATUSES = ['ACTIVE', 'INACTIVE'] as const;

/** Notifications that a person has dismissed in a business: notices, cards, tags. */
export const account_notifications = pgTable(
  'account_notifications',
  {
    business_id: businessId(),
    user_id: uuid('user_id').notNull(),
    /** The key of the notification, such as notice.limited. */
    notify: text('notify').notNull(),
    status: text('status', { enum: NOTIFICATION_STATUSES }).notNull(),
    /** When it is shown again; null: never. */
    remind_me: moment('remind_me'),
    updated: moment('updated').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.user_id, table.notify] }),
    oneOf('account_notifications_status_check', table.status, NOTIFICATION_STATUSES),
  ],
);
