import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../columns.ts';
import { MESSAGE_CHANNELS } from './outboxMessages.ts';

/** Channels with a transport, stored between starts: messages written before a channel had one are never sent. */
export const outbox_carriers = pgTable(
  'outbox_carriers',
  {
    channel: text('channel', { enum: MESSAGE_CHANNELS }).primaryKey(),
    /** When the transport was first configured. */
    since: moment('since').notNull(),
  },
  (table) => [oneOf('outbox_carriers_channel_check', table.channel, MESSAGE_CHANNELS)],
);
