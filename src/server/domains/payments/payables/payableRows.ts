import type { invoices, payment_links } from '../../../database/schema/index.ts';
import type { Payable } from './Payable.ts';

type InvoiceRow = typeof invoices.$inferSelect;
type PaymentLinkRow = typeof payment_links.$inferSelect;

/** A record to pay that ends with a day. */
type EndsWithDay = Payable & {
  /** The last day to pay, YYYY-MM-DD. */
  readonly ends: string | null;
};

/** What a transaction takes over from a record that may name a customer. */
export function aboutOf(row: Payable['about']): Payable['about'] {
  const { external_id, customer_id, customer_name, description, split_rule_id = null } = row;
  return { external_id, customer_id, customer_name, description, split_rule_id };
}

/** How an invoice is paid. */
export function payableOfInvoice(row: InvoiceRow): EndsWithDay {
  const { id, status, currency, amount, due_date: ends, payer_email: payerEmail } = row;
  return { id, status, currency, amount, ends, isLast: true, payerEmail, about: aboutOf(row) };
}

/** How a payment link is paid. The amount of a link on demand is always the payer's, even where the row has one. */
export function payableOfLink(row: PaymentLinkRow): EndsWithDay {
  const { id, status, currency, type, end_date: ends, payer_email: payerEmail } = row;
  const { usage_limit: limit, payments_count: count } = row;
  const amount = type === 'ON_DEMAND' ? null : row.amount;
  const isLast = type === 'SINGLE' || (limit !== null && (count ?? 0) + 1 >= limit);
  const about = aboutOf({ ...row, description: row.description ?? row.title });
  return { id, status, currency, amount, ends, isLast, payerEmail, takesPurpose: type === 'ON_DEMAND', about };
}
