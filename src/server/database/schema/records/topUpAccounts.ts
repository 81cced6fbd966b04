/* Generated from schemas/records/top-up-account.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const top_up_accounts = pgTable(
  'top_up_accounts',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    bank: text('bank', { enum: ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK'] }).notNull(),
    account_number: text('account_number').notNull(),
    account_name: text('account_name').notNull(),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('top_up_accounts_environment_check', table.environment, ENVIRONMENTS),
    oneOf('top_up_accounts_bank_check', table.bank, ['BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK']),
    oneOf('top_up_accounts_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('top_up_accounts', table, [['created']]),
    ...uniqueIndexes('top_up_accounts', table, ['bank']),
  ],
);
