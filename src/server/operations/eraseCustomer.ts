import { and, eq } from 'drizzle-orm';
import { customers, transactions, virtual_account_payments } from '../db/schema/index.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';
import type { OperationOutcome, RecordContext } from './operation.ts';

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
    after: { status: 'ERASED', erased: ['name', ...fields.filter((field) => values[field] !== null)] },
  };
}
