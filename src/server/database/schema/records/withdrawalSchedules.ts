/* Generated from schemas/records/withdrawal-schedule.schema.json by `npm run generate`. Do not edit. */

import { bank_accounts } from './bankAccounts.ts';
import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const withdrawal_schedules = pgTable(
  'withdrawal_schedules',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'PAUSED', 'DELETED'] }).notNull(),
    frequency: text('frequency', { enum: ['DAILY', 'WEEKLY', 'MONTHLY'] }).notNull(),
    weekday: text('weekday', { enum: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] }),
    month_day: integer('month_day'),
    time_of_day: text('time_of_day').notNull(),
    time_zone: text('time_zone').notNull(),
    bank_account_id: uuid('bank_account_id'),
    keep_amount: money('keep_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    next_run: moment('next_run'),
    last_run: moment('last_run'),
    last_result: text('last_result', { enum: ['WITHDRAWN', 'NEEDS_APPROVAL', 'STILL_WAITING', 'BELOW_MINIMUM', 'NO_ACCOUNT', 'NO_PERMISSION', 'FAILED'] }),
    created_by: text('created_by').notNull(),
    user_id: text('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.bank_account_id], foreignColumns: [bank_accounts.business_id, bank_accounts.environment, bank_accounts.id] }),
    oneOf('withdrawal_schedules_environment_check', table.environment, ENVIRONMENTS),
    oneOf('withdrawal_schedules_status_check', table.status, ['ACTIVE', 'PAUSED', 'DELETED']),
    oneOf('withdrawal_schedules_frequency_check', table.frequency, ['DAILY', 'WEEKLY', 'MONTHLY']),
    oneOf('withdrawal_schedules_weekday_check', table.weekday, ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
    oneOf('withdrawal_schedules_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    oneOf('withdrawal_schedules_last_result_check', table.last_result, ['WITHDRAWN', 'NEEDS_APPROVAL', 'STILL_WAITING', 'BELOW_MINIMUM', 'NO_ACCOUNT', 'NO_PERMISSION', 'FAILED']),
    ...listIndexes('withdrawal_schedules', table, [['created'], ['status', 'created'], ['frequency', 'created'], ['bank_account_id', 'created']]),
  ],
);
