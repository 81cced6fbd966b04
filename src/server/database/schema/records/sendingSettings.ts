/* Generated from schemas/records/sending-setting.schema.json by `npm run generate`. Do not edit. */

import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, environment, ENVIRONMENTS, moment, money, oneOf } from '../columns.ts';
import { listIndexes, singletonIndex } from '../listIndexes.ts';

export const sending_settings = pgTable(
  'sending_settings',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    needs_approval: boolean('needs_approval').notNull(),
    self_approval: boolean('self_approval').notNull(),
    approval_from: money('approval_from'),
    second_approval_from: money('second_approval_from'),
    limit_amount: money('limit_amount'),
    currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
    notify_recipient: boolean('notify_recipient').notNull(),
    notify_email: text('notify_email').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('sending_settings_environment_check', table.environment, ENVIRONMENTS),
    oneOf('sending_settings_currency_check', table.currency, ['IDR', 'PHP', 'USD']),
    ...listIndexes('sending_settings', table, [['created']]),
    singletonIndex('sending_settings', table),
  ],
);
