/* Generated from schemas/records/sub-account-activity.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment } from '../columns.ts';
import { pgView, text, uuid } from 'drizzle-orm/pg-core';

export const sub_account_activities = pgView('sub_account_activities', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  sub_account_id: uuid('sub_account_id').notNull(),
  action: text('action', { enum: ['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_RECEIVED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_EXPIRED', 'PLAN_PAYMENT_PAID', 'PLAN_PAYMENT_FAILED', 'PLAN_PAYMENT_SKIPPED', 'PLAN_COMPLETED', 'CALLBACK_RESENT', 'CALLBACK_TESTED', 'REPORT_SENT', 'REPORT_FAILED', 'REPORT_DOWNLOADED', 'PROOF_DOWNLOADED', 'DOCUMENT_DOWNLOADED', 'PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED', 'ACCOUNT_LOCKED', 'ACCOUNT_UNLOCKED', 'SESSION_REVOKED', 'EMAIL_CONFIRMED', 'BUSINESS_REGISTERED', 'SIGN_IN_LINK_SENT', 'DEVICE_VERIFIED', 'MFA_ENABLED', 'MFA_DISABLED', 'BACKUP_CODES_MADE', 'PHONE_VERIFIED', 'PIN_SET', 'PROFILE_CHANGED', 'FEEDBACK_SENT', 'CONSENT_CHANGED', 'MEMBER_INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_ACCEPTED', 'PERMISSIONS_CHANGED', 'MEMBER_REMOVED', 'APPLICATION_AUTHORIZED'] }).notNull(),
  actor_name: text('actor_name').notNull(),
  ip_address: text('ip_address'),
}).existing();
