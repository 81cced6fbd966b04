/* Generated from schemas/records/ereceipt-setting.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';

export const ereceipt_settings = pgTable(
  'ereceipt_settings',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    name: text('name').notNull(),
    tax_number: text('tax_number'),
    address_line: text('address_line'),
    reply_email: text('reply_email'),
    footer: text('footer'),
    prefix: text('prefix'),
    send_automatically: boolean('send_automatically').notNull(),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('ereceipt_settings_environment_check', table.environment, ENVIRONMENTS),
    ...listIndexes('ereceipt_settings', table, [['created'], ['name']]),
    singletonIndex('ereceipt_settings', table),
  ],
);
