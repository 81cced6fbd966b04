import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

const MESSAGE_CHANNELS = ['mail', 'text'] as const;

/** Mails and text messages that went out. Not a tenant's: people are written to before they have a business. */
export const outbox_messages = pgTable(
  'outbox_messages',
  {
    message_id: uuid('message_id').primaryKey(),
    /** Lower-cased e-mail, or E.164 number. */
    to: text('to').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    created: moment('created').notNull(),
  },
  (table) => [
    oneOf('outbox_messages_channel_check', table.channel, MESSAGE_CHANNELS),
    index('outbox_messages_to_idx').on(table.to, table.created.desc().nullsFirst()),
  ],
);
