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

/** Personal data of a customer in another record. */
export interface CustomerCopies {
  readonly table: PgTable;
  /** Fields with a name. */
  readonly names: readonly string[];
  /** Required fields with an e-mail address. */
  readonly addresses?: readonly string[];
  /** Optional fields with other personal data. */
  readonly others?: readonly string[];
}

/** All records with a `customer_id`, and their personal fields. */
export const CUSTOMER_COPIES: readonly CustomerCopies[] = [
  { table: transactions, names: ['customer_name'] },
  { table: virtual_account_payments, names: ['customer_name'] },
  { table: virtual_accounts, names: ['customer_name', 'name'] },
  { table: invoices, names: ['customer_name', 'payer_name'], addresses: ['payer_email'] },
  { table: payment_links, names: ['customer_name'], others: ['payer_email'] },
  { table: recurring_plans, names: ['customer_name'], addresses: ['payer_email'] },
  { table: ereceipts, names: ['customer_name', 'buyer_name'], addresses: ['buyer_email'] },
  { table: credit_card_payments, names: ['customer_name'], others: ['cardholder_name', 'ip_address', 'payer_email'] },
];
