import { and, eq } from 'drizzle-orm';
import {
  customers,
  ereceipts,
  invoices,
  payment_links,
  recurring_plans,
  transactions,
  virtual_account_payments,
  virtual_accounts,
} from '../db/schema/index.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';
import type { OperationOutcome, RecordContext } from './operation.ts';

/** Whatever repeats a customer's name beside their id. */
const NAMING = [
  transactions,
  virtual_account_payments,
  virtual_accounts,
  invoices,
  payment_links,
  recurring_plans,
  ereceipts,
] as const;

/** The fields that tell who a customer is and can be empty, as the record's schema says. */
function personalFields({ record }: RecordContext): string[] {
  return Object.values(record.fields)
    .filter(({ personal, nullable }) => personal && nullable)
    .map(({ name }) => name);
}

/**
 * Erases who a customer is, for good, here and wherever payments name them; the reference that the business gave them
 * stays, so that its books still add up. What the log keeps names the fields and never their values.
 */
export async function eraseCustomer(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { businessId, environment } = session.scope;
  const customer = await findCustomer(context);
  const values: Readonly<Record<string, unknown>> = customer;
  const fields = personalFields(context);
  const nothing = Object.fromEntries(fields.map((field) => [field, null]));
  const name = customer.reference;
  await transaction
    .update(customers)
    .set({ ...nothing, name, status: 'ERASED', updated: now })
    .where(isThisCustomer(context));
  for (const table of NAMING) {
    await transaction
      .update(table)
      .set({ customer_name: name })
      .where(
        and(eq(table.business_id, businessId), eq(table.environment, environment), eq(table.customer_id, recordId)),
      );
  }
  return {
    activity: 'CUSTOMER_ERASED',
    before: { status: customer.status },
    after: { status: 'ERASED', erased: ['name', ...fields.filter((field) => values[field] !== null)] },
  };
}
