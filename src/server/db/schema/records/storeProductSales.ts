/* Generated from schemas/records/store-product-sale.schema.json by `npm run generate`. Do not edit. */

import { businessId, environment, moment, money } from '../columns.ts';
import { integer, pgView, text, uuid } from 'drizzle-orm/pg-core';

export const store_product_sales = pgView('store_product_sales', {
  business_id: businessId(),
  environment: environment(),
  id: uuid('id').notNull(),
  created: moment('created').notNull(),
  store_id: uuid('store_id').notNull(),
  name: text('name').notNull(),
  variant: text('variant'),
  total_sold: integer('total_sold').notNull(),
  total_revenue: money('total_revenue').notNull(),
  currency: text('currency', { enum: ['IDR', 'PHP', 'USD'] }).notNull(),
}).existing();
