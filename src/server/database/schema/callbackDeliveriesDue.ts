import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from './columns.ts';

/**
 * Callbacks that are to be delivered, and when. A queue of all businesses: what happened adds itself
 * in its own transaction, and whoever delivers it takes it out before anything is sent.
 */
export const callback_deliveries_due = pgTable(
  'callback_deliveries_due',
  {
    id: uuid('id').primaryKey(),
    business_id: businessId(),
    environment: environment(),
    callback_id: uuid('callback_id').notNull(),
    due: moment('due').notNull(),
    /** Who has it sent again; null: automatic. */
    sender: text('sender'),
    /** Receiver by which deliveries are limited; null until a worker has looked it up. */
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
 * Circuit breakers: receivers whose last deliveries got no answer. A receiver that answers has no row. Workers alone read
 * and write them.
 */
export const callback_circuits = pgTable(
  'callback_circuits',
  {
    business_id: businessId(),
    environment: environment(),
    url: text('url').notNull(),
    /** Deliveries without an answer in a row. */
    failures: integer('failures').notNull(),
    /** Until when nothing is delivered by itself; null while the circuit is closed. */
    open_until: moment('open_until'),
  },
  (table) => [primaryKey({ columns: [table.business_id, table.environment, table.url] })],
);
