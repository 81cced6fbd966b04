import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

export const MESSAGE_CHANNELS = ['mail', 'text'] as const;

/** Mails and text messages that go out, or went. Not a tenant's: people are written to before they have a business. */
export const outbox_messages = pgTable(
  'outbox_messages',
  {
    message_id: uuid('message_id').primaryKey(),
    /** Lower-cased e-mail, or E.164 number. */
    to: text('to').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    subject: text('subject').notNull(),
    /** Sealed with the deployment's key, base64; null once it has been carried or given up. */
    text: text('text'),
    created: moment('created').notNull(),
    /** When it is given to whoever carries it, for the first time or again; null: it never is any more. */
    due: moment('due'),
    /** When whoever carries it has taken it. */
    sent: moment('sent'),
    /** How often it was given in vain. */
    tries: integer('tries').notNull().default(0),
    /** Why it was not taken. */
    failure: text('failure'),
  },
  (table) => [
    oneOf('outbox_messages_channel_check', table.channel, MESSAGE_CHANNELS),
    index('outbox_messages_due_idx').on(table.due).where(sql`${table.due} is not null`),
    index('outbox_messages_to_idx').on(table.to, table.created.desc().nullsFirst()),
  ],
);
