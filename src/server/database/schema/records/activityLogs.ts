/* Generated from schemas/records/activity-log.schema.json by `npm run generate`. Do not edit. */

import type { ActivityLog } from '#contract/generated/records.ts';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const activity_logs = pgTable(
  'activity_logs',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    action: text('action', { enum: ['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_RECEIVED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_EXPIRED', 'PLAN_PAYMENT_PAID', 'PLAN_PAYMENT_FAILED', 'PLAN_PAYMENT_SKIPPED', 'PLAN_COMPLETED', 'CALLBACK_RESENT', 'CALLBACK_TESTED', 'REPORT_SENT', 'REPORT_FAILED', 'REPORT_DOWNLOADED', 'PROOF_DOWNLOADED', 'DOCUMENT_DOWNLOADED', 'PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED', 'ACCOUNT_LOCKED', 'ACCOUNT_UNLOCKED', 'SESSION_REVOKED', 'EMAIL_CONFIRMED', 'BUSINESS_REGISTERED', 'SIGN_IN_LINK_SENT', 'DEVICE_VERIFIED', 'MFA_ENABLED', 'MFA_DISABLED', 'BACKUP_CODES_MADE', 'PHONE_VERIFIED', 'PIN_SET', 'PROFILE_CHANGED', 'FEEDBACK_SENT', 'CONSENT_CHANGED', 'MEMBER_INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_ACCEPTED', 'PERMISSIONS_CHANGED', 'MEMBER_REMOVED', 'APPLICATION_AUTHORIZED'] }).notNull(),
    actor_type: text('actor_type', { enum: ['PERSON', 'API_KEY', 'SYSTEM'] }).notNull(),
    actor_name: text('actor_name').notNull(),
    actor_email: text('actor_email'),
    target_type: text('target_type'),
    target_id: text('target_id'),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    before: json('before').$type<NonNullable<ActivityLog['before']>>(),
    after: json('after').$type<NonNullable<ActivityLog['after']>>(),
    actor_email_search: searchColumn('actor_email'),
    target_id_search: searchColumn('target_id'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('activity_logs_environment_check', table.environment, ENVIRONMENTS),
    oneOf('activity_logs_action_check', table.action, ['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_RECEIVED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_EXPIRED', 'PLAN_PAYMENT_PAID', 'PLAN_PAYMENT_FAILED', 'PLAN_PAYMENT_SKIPPED', 'PLAN_COMPLETED', 'CALLBACK_RESENT', 'CALLBACK_TESTED', 'REPORT_SENT', 'REPORT_FAILED', 'REPORT_DOWNLOADED', 'PROOF_DOWNLOADED', 'DOCUMENT_DOWNLOADED', 'PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED', 'ACCOUNT_LOCKED', 'ACCOUNT_UNLOCKED', 'SESSION_REVOKED', 'EMAIL_CONFIRMED', 'BUSINESS_REGISTERED', 'SIGN_IN_LINK_SENT', 'DEVICE_VERIFIED', 'MFA_ENABLED', 'MFA_DISABLED', 'BACKUP_CODES_MADE', 'PHONE_VERIFIED', 'PIN_SET', 'PROFILE_CHANGED', 'FEEDBACK_SENT', 'CONSENT_CHANGED', 'MEMBER_INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_ACCEPTED', 'PERMISSIONS_CHANGED', 'MEMBER_REMOVED', 'APPLICATION_AUTHORIZED']),
    oneOf('activity_logs_actor_type_check', table.actor_type, ['PERSON', 'API_KEY', 'SYSTEM']),
    ...listIndexes('activity_logs', table, [['created'], ['action', 'created'], ['actor_type', 'created'], ['target_id', 'created'], ['target_type', 'created']]),
  ],
);
