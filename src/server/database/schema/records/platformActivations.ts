/* Generated from schemas/records/platform-activation.schema.json by `npm run generate`. Do not edit. */

import type { PlatformActivation } from '#contract/generated/records.ts';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';

export const platform_activations = pgTable(
  'platform_activations',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'AWAITING_SIGN', 'PASSED', 'DECLINED', 'CLOSED'] }).notNull(),
    platform_name: text('platform_name'),
    website: text('website'),
    website_check: text('website_check', { enum: ['PENDING', 'SUCCESS', 'FAILED'] }),
    website_problem: text('website_problem', { enum: ['BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE'] }),
    description: text('description'),
    account_types: json('account_types').$type<NonNullable<PlatformActivation['account_types']>>(),
    account_count: text('account_count', { enum: ['UNDER_10', 'UNDER_100', 'UNDER_1000', 'ABOVE_1000'] }),
    monthly_volume: text('monthly_volume', { enum: ['UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD'] }),
    fee_model: text('fee_model', { enum: ['FLAT', 'PERCENTAGE', 'SUBSCRIPTION', 'NONE'] }),
    account_checks: text('account_checks'),
    contact_person: text('contact_person'),
    email: text('email'),
    phone_number: text('phone_number'),
    funds_file: uuid('funds_file'),
    terms_file: uuid('terms_file'),
    licence_file: uuid('licence_file'),
    agreed: boolean('agreed'),
    submitted: moment('submitted'),
    submitted_by: text('submitted_by'),
    decided: moment('decided'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
    signed: moment('signed'),
    signed_by: text('signed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('platform_activations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('platform_activations_status_check', table.status, ['OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'AWAITING_SIGN', 'PASSED', 'DECLINED', 'CLOSED']),
    oneOf('platform_activations_website_check_check', table.website_check, ['PENDING', 'SUCCESS', 'FAILED']),
    oneOf('platform_activations_website_problem_check', table.website_problem, ['BAD_WEBSITE', 'UNACCESSIBLE_WEBSITE', 'BLACKLISTED_WEBSITE']),
    oneOf('platform_activations_account_count_check', table.account_count, ['UNDER_10', 'UNDER_100', 'UNDER_1000', 'ABOVE_1000']),
    oneOf('platform_activations_monthly_volume_check', table.monthly_volume, ['UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD']),
    oneOf('platform_activations_fee_model_check', table.fee_model, ['FLAT', 'PERCENTAGE', 'SUBSCRIPTION', 'NONE']),
    oneOf('platform_activations_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('platform_activations', table, [['created'], ['funds_file'], ['terms_file'], ['licence_file']]),
    singletonIndex('platform_activations', table),
  ],
);
