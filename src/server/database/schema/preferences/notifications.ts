import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, ENVIRONMENTS, environment, json, moment, oneOf } from '../columns.ts';

/** What happened that people of a business want to know. Its texts are made when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    /** A kind of config/notifications.yaml. */
    kind: text('kind').notNull(),
    /** The record that it is about; null where it is about none. */
    record_id: uuid('record_id'),
    /** The values of its texts, as the columns of the record have them; amounts in minor units. */
    values: json('values').$type<Readonly<Record<string, string | null>>>().notNull(),
    /** The key of the task that mails it; null where none does. */
    mail_key: text('mail_key'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    index('notifications_mail_key_idx')
      .on(table.business_id, table.environment, table.mail_key, table.created)
      .where(sql`${table.mail_key} is not null`),
    index('notifications_created_idx').on(table.business_id, table.environment, table.created, table.id),
    oneOf('notifications_environment_check', table.environment, ENVIRONMENTS),
  ],
);

/** Which notifications a person has read. */
export const notification_reads = pgTable(
  'notification_reads',
  {
    business_id: businessId(),
    environment: environment(),
    user_id: uuid('user_id').notNull(),
    notification_id: uuid('notification_id').notNull(),
    /** When the notification was created: both are deleted at the same age. */
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.user_id, table.notification_id] }),
    oneOf('notification_reads_environment_check', table.environment, ENVIRONMENTS),
  ],
);
