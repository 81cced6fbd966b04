import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { businessId, ENVIRONMENTS, environment, moment, oneOf } from '../columns.ts';

/** Why a service rejects a value. */
const PROBLEMS = [...VALUE_LISTS['tax-number-problems'], ...VALUE_LISTS['website-problems']] as const;

/** The last check of a field of a form by an outside service. Rule activation.tax-number-check. */
export const form_checks = pgTable(
  'form_checks',
  {
    business_id: businessId(),
    environment: environment(),
    form: text('form').notNull(),
    /** The record that the action is for; the nil UUID for an action that creates one. */
    record_id: uuid('record_id').notNull(),
    field: text('field').notNull(),
    /** The value that is checked, and the name that belongs to it. */
    value: text('value').notNull(),
    name: text('name'),
    status: text('status', { enum: VALUE_LISTS['field-check-states'] }).notNull(),
    problem: text('problem', { enum: PROBLEMS }),
    /** When a person requested it last. */
    requested: moment('requested').notNull(),
    /** When the service answered. */
    answered: moment('answered'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.form, table.record_id, table.field] }),
    oneOf('form_checks_environment_check', table.environment, ENVIRONMENTS),
    oneOf('form_checks_status_check', table.status, VALUE_LISTS['field-check-states']),
    oneOf('form_checks_problem_check', table.problem, PROBLEMS),
  ],
);
