import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../columns.ts';

export const MESSAGE_CHANNELS = ['mail', 'text'] as const;

/** Mails and text messages; each waits in the queue of its channel until it was accepted. Not scoped to a business: people get messages before they have one. */
export const outbox_messages = pgTable(
  'outbox_messages',
  {
    message_id: uuid('message_id').primaryKey(),
    /** Lower-cased e-mail, or E.164 number. */
    to: text('to').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    subject: text('subject').notNull(),
    /** Sealed with the deployment's key, base64; null once it was delivered or given up. */
    text: text('text'),
    created: moment('created').notNull(),
    /** When the transport accepted it. */
    sent: moment('sent'),
  },
  (table) => [
    oneOf('outbox_messages_channel_check', table.channel, MESSAGE_CHANNELS),
    index('outbox_messages_to_idx').on(table.to, table.created.desc().nullsFirst()),
  ],
);
