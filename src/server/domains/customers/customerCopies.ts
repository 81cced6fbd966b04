import type { PgTable } from 'drizzle-orm/pg-core';
import {
  credit_card_payments,
  ereceipts,
  invoices,
  payment_links,
  recurring_plans,
  transactions,
  virtual_account_payments,
  virtual_accounts,
} from '../../database/schema/index.ts';

/** What a record that names a customer repeats of who they are. */
export interface CustomerCopies {
  readonly table: PgTable;
  /** Fields that hold a name. */
  readonly names: readonly string[];
  /** Fields that hold an e-mail address, and are never empty. */
  readonly addresses?: readonly string[];
  /** Fields that hold something else of them, and may be empty. */
  readonly others?: readonly string[];
}

/** Every record with a `customer_id` of ours, and which of its fields are personal. */
export const CUSTOMER_COPIES: readonly CustomerCopies[] = [
  { table: transactions, names: ['customer_name'] },
  { table: virtual_account_payments, names: ['customer_name'] },
  { table: virtual_accounts, names: ['customer_name', 'name'] },
  { table: invoices, names: ['customer_name', 'payer_name'], addresses: ['payer_email'] },
  { table: payment_links, names: ['customer_name'], others: ['payer_email'] },
  { table: recurring_plans, names: ['customer_name'], addresses: ['payer_email'] },
  { table: ereceipts, names: ['customer_name', 'buyer_name'], addresses: ['buyer_email'] },
  { table: credit_card_payments, names: ['customer_name'], others: ['cardholder_name', 'ip_address'] },
];
