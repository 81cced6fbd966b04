/* Generated from schemas/records/method-application.schema.json by `npm run generate`. Do not edit. */

import type { MethodApplication } from '#contract/generated/records.ts';
import { acrossIndexes, listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, json, moment, oneOf } from '../columns.ts';
import { payment_methods } from './paymentMethods.ts';

export const method_applications = pgTable(
  'method_applications',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    payment_method_id: uuid('payment_method_id').notNull(),
    channel: text('channel', { enum: ['BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE'] }).notNull(),
    merchant_name: text('merchant_name').notNull(),
    industry: text('industry', { enum: ['RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER'] }).notNull(),
    contact_person: text('contact_person').notNull(),
    email: text('email').notNull(),
    phone_number: text('phone_number').notNull(),
    website: text('website'),
    description: text('description'),
    monthly_volume: text('monthly_volume', { enum: ['UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD'] }),
    technical_email: text('technical_email'),
    account_range: text('account_range'),
    bank_account_number: text('bank_account_number'),
    fixed_code: text('fixed_code'),
    current_provider: text('current_provider'),
    merchant_size: text('merchant_size', { enum: ['MICRO', 'SMALL', 'MEDIUM', 'LARGE'] }),
    address: json('address').$type<NonNullable<MethodApplication['address']>>(),
    owner_name: text('owner_name'),
    owner_id_number: text('owner_id_number'),
    owner_id_file: uuid('owner_id_file'),
    store_photo_file: uuid('store_photo_file'),
    tax_number: text('tax_number'),
    tax_file: uuid('tax_file'),
    registration_file: uuid('registration_file'),
    agreed: boolean('agreed'),
    submitted: moment('submitted').notNull(),
    submitted_by: text('submitted_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    foreignKey({ columns: [table.business_id, table.environment, table.payment_method_id], foreignColumns: [payment_methods.business_id, payment_methods.environment, payment_methods.id] }),
    oneOf('method_applications_environment_check', table.environment, ENVIRONMENTS),
    oneOf('method_applications_channel_check', table.channel, ['BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE']),
    oneOf('method_applications_industry_check', table.industry, ['RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER']),
    oneOf('method_applications_monthly_volume_check', table.monthly_volume, ['UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD']),
    oneOf('method_applications_merchant_size_check', table.merchant_size, ['MICRO', 'SMALL', 'MEDIUM', 'LARGE']),
    ...listIndexes('method_applications', table, [['created'], ['payment_method_id', 'created'], ['owner_id_file'], ['store_photo_file'], ['tax_file'], ['registration_file']]),
    ...uniqueIndexes('method_applications', table, ['payment_method_id']),
    ...acrossIndexes('method_applications', table, [['channel', 'account_range'], ['channel', 'fixed_code']]),
  ],
);
