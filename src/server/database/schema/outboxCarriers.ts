import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { MESSAGE_CHANNELS } from './outboxMessages.ts';

/** The channels that have a carrier, kept between starts: what was written before a channel had one is never sent. */
export const outbox_carriers = pgTable(
  'outbox_carriers',
  {
    channel: text('channel', { enum: MESSAGE_CHANNELS }).primaryKey(),
    /** When the channel got its carrier. */
    since: moment('since').notNull(),
  },
  (table) => [oneOf('outbox_carriers_channel_check', table.channel, MESSAGE_CHANNELS)],
);
