import { and, eq } from 'drizzle-orm';
import { customers, transactions, virtual_account_payments } from '../db/schema/index.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';
import type { OperationOutcome, RecordContext } from './operation.ts';

type Customer = typeof customers.$inferSelect;

/** Everything that tells who a customer is; what a new column of the kind is called has to be added here. */
const NOTHING = {
  email: null,
  phone_number: null,
  city: null,
  description: null,
  birth_date: null,
  company_registration: null,
  tax_number: null,
  address_line: null,
  province: null,
  region: null,
  barangay: null,
  postal_code: null,
  contacts: null,
  channels: null,
  tags: null,
  document: null,
} as const satisfies Partial<Customer>;

/**
 * Erases who a customer is, for good, here and wherever payments name them; the reference that the business gave them
 * stays, so that its books still add up. What the log keeps names the fields and never their values.
 */
export async function eraseCustomer(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { businessId, environment } = session.scope;
  const customer = await findCustomer(context);
  const erased = Object.keys(NOTHING).filter((field) => customer[field as keyof typeof NOTHING] !== null);
  const name = customer.reference;
  await transaction
    .update(customers)
    .set({ ...NOTHING, name, status: 'ERASED', updated: now })
    .where(isThisCustomer(context));
  for (const payments of [transactions, virtual_account_payments]) {
    await transaction
      .update(payments)
      .set({ customer_name: name })
      .where(
        and(
          eq(payments.business_id, businessId),
          eq(payments.environment, environment),
          eq(payments.customer_id, recordId),
        ),
      );
  }
  return {
    activity: 'CUSTOMER_ERASED',
    before: { status: customer.status },
    after: { status: 'ERASED', erased: ['name', ...erased] },
  };
}
