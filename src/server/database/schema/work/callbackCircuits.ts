import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businessId, environment, moment } from '../columns.ts';

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
