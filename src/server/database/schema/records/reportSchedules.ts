/* Generated from schemas/records/report-schedule.schema.json by `npm run generate`. Do not edit. */

import type { ReportSchedule } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf, searchColumn } from '../columns.ts';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';

export const report_schedules = pgTable(
  'report_schedules',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'PAUSED', 'DELETED'] }).notNull(),
    name: text('name').notNull(),
    source: text('source').notNull(),
    format: text('format', { enum: ['CSV', 'XLSX'] }).notNull(),
    time_zone: text('time_zone').notNull(),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    recipients: json('recipients').$type<NonNullable<ReportSchedule['recipients']>>().notNull(),
    frequency: text('frequency', { enum: ['DAILY', 'WEEKLY', 'MONTHLY'] }).notNull(),
    weekday: text('weekday', { enum: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] }),
    month_day: integer('month_day'),
    time_of_day: text('time_of_day').notNull(),
    next_run: moment('next_run'),
    last_run: moment('last_run'),
    created_by: text('created_by').notNull(),
    user_id: text('user_id').notNull(),
    name_search: searchColumn('name'),
    created_by_search: searchColumn('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('report_schedules_environment_check', table.environment, ENVIRONMENTS),
    oneOf('report_schedules_status_check', table.status, ['ACTIVE', 'PAUSED', 'DELETED']),
    oneOf('report_schedules_format_check', table.format, ['CSV', 'XLSX']),
    oneOf('report_schedules_language_check', table.language, ['en', 'id']),
    oneOf('report_schedules_frequency_check', table.frequency, ['DAILY', 'WEEKLY', 'MONTHLY']),
    oneOf('report_schedules_weekday_check', table.weekday, ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
    ...listIndexes('report_schedules', table, [['created'], ['status', 'created'], ['frequency', 'created'], ['name']]),
  ],
);
