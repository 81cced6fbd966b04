/* Generated from schemas/records/ereceipt-activation.schema.json by `npm run generate`. Do not edit. */

import type { EreceiptActivation } from '#contract/generated/records.ts';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';

export const ereceipt_activations = pgTable(
  'ereceipt_activations',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'PASSED', 'DECLINED', 'CLOSED'] }).notNull(),
    trade_name: text('trade_name'),
    tax_number: text('tax_number'),
    tax_number_check: text('tax_number_check', { enum: ['PENDING', 'SUCCESS', 'FAILED'] }),
    tax_number_problem: text('tax_number_problem', { enum: ['NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH'] }),
    branch_code: text('branch_code'),
    taxpayer_type: text('taxpayer_type', { enum: ['VAT', 'NON_VAT'] }),
    address: json('address').$type<NonNullable<EreceiptActivation['address']>>(),
    monthly_receipts: text('monthly_receipts', { enum: ['UNDER_100', 'UNDER_1000', 'ABOVE_1000'] }),
    contact_person: text('contact_person'),
    email: text('email'),
    phone_number: text('phone_number'),
    permit_number: text('permit_number'),
    permit_file: uuid('permit_file'),
    registration_file: uuid('registration_file'),
    agreed: boolean('agreed'),
    submitted: moment('submitted'),
    submitted_by: text('submitted_by'),
    decided: moment('decided'),
    reason: text('reason', { enum: ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED'] }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('ereceipt_activations_environment_check', table.environment, ENVIRONMENTS),
    oneOf('ereceipt_activations_status_check', table.status, ['OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'PASSED', 'DECLINED', 'CLOSED']),
    oneOf('ereceipt_activations_tax_number_check_check', table.tax_number_check, ['PENDING', 'SUCCESS', 'FAILED']),
    oneOf('ereceipt_activations_tax_number_problem_check', table.tax_number_problem, ['NAME_SIMILARITY_MISMATCH', 'NPWP_VALIDATION_MISMATCH']),
    oneOf('ereceipt_activations_taxpayer_type_check', table.taxpayer_type, ['VAT', 'NON_VAT']),
    oneOf('ereceipt_activations_monthly_receipts_check', table.monthly_receipts, ['UNDER_100', 'UNDER_1000', 'ABOVE_1000']),
    oneOf('ereceipt_activations_reason_check', table.reason, ['UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE', 'NOT_CONFIRMED']),
    ...listIndexes('ereceipt_activations', table, [['created'], ['permit_file'], ['registration_file']]),
    singletonIndex('ereceipt_activations', table),
  ],
);
