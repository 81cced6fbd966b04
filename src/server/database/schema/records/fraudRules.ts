/* Generated from schemas/records/fraud-rule.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, ENVIRONMENTS, moment, oneOf, searchColumn } from '../columns.ts';
import { listIndexes, uniqueIndexes } from '../listIndexes.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const fraud_rules = pgTable(
  'fraud_rules',
  {
    business_id: businessId(),
    environment: environment(),
    id: uuid('id').notNull(),
    created: moment('created').notNull(),
    updated: moment('updated').notNull(),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE'] }).notNull(),
    name: text('name').notNull(),
    attribute: text('attribute', { enum: ['AMOUNT', 'RISK_SCORE', 'CARD_COUNTRY', 'IP_COUNTRY', 'PAYMENTS_PER_HOUR', 'CARDS_PER_DAY'] }).notNull(),
    comparison: text('comparison', { enum: ['IS', 'IS_NOT', 'AT_LEAST', 'LESS_THAN'] }).notNull(),
    value: text('value').notNull(),
    action: text('action', { enum: ['BLOCK', 'ALLOW'] }).notNull(),
    created_by: text('created_by').notNull(),
    name_search: searchColumn('name'),
  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('fraud_rules_environment_check', table.environment, ENVIRONMENTS),
    oneOf('fraud_rules_status_check', table.status, ['ACTIVE', 'INACTIVE']),
    oneOf('fraud_rules_attribute_check', table.attribute, ['AMOUNT', 'RISK_SCORE', 'CARD_COUNTRY', 'IP_COUNTRY', 'PAYMENTS_PER_HOUR', 'CARDS_PER_DAY']),
    oneOf('fraud_rules_comparison_check', table.comparison, ['IS', 'IS_NOT', 'AT_LEAST', 'LESS_THAN']),
    oneOf('fraud_rules_action_check', table.action, ['BLOCK', 'ALLOW']),
    ...listIndexes('fraud_rules', table, [['created'], ['status', 'created'], ['action', 'created']]),
    ...uniqueIndexes('fraud_rules', table, ['name']),
  ],
);
