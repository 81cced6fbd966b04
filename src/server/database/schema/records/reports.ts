/* Generated from schemas/records/report.schema.json by `npm run generate`. Do not edit. */

import type { Report } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf, searchColumn } from '../columns.ts';
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { listIndexes } from '../listIndexes.ts';
import { report_schedules } from './reportSchedules.ts';

export const reports = pgTable(
  'reports',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED'] }).notNull(),
    file_name: text('file_name').notNull(),
    source: text('source').notNull(),
    format: text('format', { enum: ['CSV', 'XLSX'] }).notNull(),
    time_zone: text('time_zone').notNull(),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    recipients: json('recipients').$type<NonNullable<Report['recipients']>>().notNull(),
    from_day: date('from_day').notNull(),
    to_day: date('to_day').notNull(),
    rows: integer('rows').notNull(),
    total: integer('total'),
    bytes: integer('bytes'),
    error_code: text('error_code', { enum: ['AUTHORIZATION_ERROR', 'API_VALIDATION_ERROR', 'SERVER_ERROR'] }),
    schedule_id: uuid('schedule_id'),
    finished: moment('finished'),
    expires: moment('expires'),
    created_by: text('created_by').notNull(),
    user_id: text('user_id').notNull(),
    file_name_search: searchColumn('file_name'),
    created_by_search: searchColumn('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.schedule_id], foreignColumns: [report_schedules.business_id, report_schedules.environment, report_schedules.id] }),
    oneOf('reports_environment_check', table.environment, ENVIRONMENTS),
    oneOf('reports_status_check', table.status, ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED']),
    oneOf('reports_format_check', table.format, ['CSV', 'XLSX']),
    oneOf('reports_language_check', table.language, ['en', 'id']),
    oneOf('reports_error_code_check', table.error_code, ['AUTHORIZATION_ERROR', 'API_VALIDATION_ERROR', 'SERVER_ERROR']),
    ...listIndexes('reports', table, [['created'], ['status', 'created'], ['format', 'created'], ['schedule_id', 'created']]),
  ],
);
