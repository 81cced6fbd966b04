import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation.ts';
import { CUSTOMER_COPIES, type CustomerCopies } from './customerCopies.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';

/** Stands where a record cannot be without an address; nothing sent there ever arrives (RFC 2606). */
const NO_ADDRESS = 'erased@nobody.invalid';

/** What stands in place of what a record repeats of a customer: their reference for a name, else nothing. */
function erasing({ names, addresses = [], others = [] }: CustomerCopies, reference: string): SQL {
  const parts = [
    ...names.map((name) => sql`${sql.identifier(name)} = ${reference}`),
    ...addresses.map((name) => sql`${sql.identifier(name)} = ${NO_ADDRESS}`),
    ...others.map((name) => sql`${sql.identifier(name)} = null`),
  ];
  return sql.join(parts, sql`, `);
}

/** The fields that tell who a customer is and can be empty, as the record's schema says. */
function personalFields({ record }: RecordContext): string[] {
  return Object.values(record.fields)
    .filter(({ personal, nullable }) => personal && nullable)
    .map(({ name }) => name);
}

/**
 * Erases who a customer is, for good, here and wherever payments, invoices, links and receipts name them; the reference that the business gave them
 * stays, so that its books still add up. What the log keeps names the fields and never their values.
 * Rule customers.erased.
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
  for (const copies of CUSTOMER_COPIES) {
    await transaction.execute(sql`
      update ${copies.table} set ${erasing(copies, name)} where business_id = ${businessId}::uuid
        and environment = ${environment} and customer_id = ${recordId}::uuid`);
  }
  return {
    activity: 'CUSTOMER_ERASED',
    before: { status: customer.status },
    after: { status: 'ERASED', erased: ['name', ...fields.filter((field) => values[field] !== null)] },
  };
}
