import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** How often a person was shown the prompt for feedback, in every business of theirs. */
export const feedback_prompts = pgTable('feedback_prompts', {
  user_id: uuid('user_id').primaryKey(),
  shown: integer('shown').notNull(),
  /** When it was shown last. */
  shown_at: moment('shown_at').notNull(),
  /** When the person put the last one off; null: they did not. */
  put_off_at: moment('put_off_at'),
});
