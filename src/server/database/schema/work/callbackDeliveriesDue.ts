import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from '../columns.ts';

/**
 * Queue of callback deliveries across all businesses. An entry is added in the transaction of the event, and removed by a
 * worker before it sends the callback.
 */
export const callback_deliveries_due = pgTable(
  'callback_deliveries_due',
  {
    id: uuid('id').primaryKey(),
    business_id: businessId(),
    environment: environment(),
    callback_id: uuid('callback_id').notNull(),
    due: moment('due').notNull(),
    /** The user who resends it; null: automatic. */
    sender: text('sender'),
    /** The receiver, by which concurrent deliveries are limited; null until a worker has looked it up. */
    url: text('url'),
    /** Host and port of `url`. */
    host: text('host'),
    /** Whether it waits for its receiver's circuit to close. */
    held: boolean('held').notNull().default(false),
  },
  (table) => [
    index('callback_deliveries_due_due_idx').on(table.due),
    index('callback_deliveries_due_business_idx').on(table.business_id, table.environment, table.due),
  ],
);

/**
 * Circuit breakers: receivers whose last deliveries got no response. A receiver that responds has no row. Only workers read
 * and write them.
 */
export const callback_circuits = pgTable(
  'callback_circuits',
  {
    business_id: businessId(),
    environment: environment(),
    url: text('url').notNull(),
    /** Number of consecutive deliveries without a response. */
    unanswered: integer('failures').notNull(),
    /** Until when automatic deliveries are paused; null while the circuit is closed. */
    open_until: moment('open_until'),
  },
  (table) => [primaryKey({ columns: [table.business_id, table.environment, table.url] })],
);
