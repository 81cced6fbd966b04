import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { CUSTOMER_COPIES, type CustomerCopies } from './customerCopies.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';

/** Placeholder of a required e-mail address; the domain never receives mail (RFC 2606). */
export const NO_ADDRESS = 'erased@nobody.invalid';

/** Values that replace personal data in another record: the customer's reference for a name, else null. */
function erasing({ names, addresses = [], others = [] }: CustomerCopies, reference: string): SQL {
  const parts = [
    ...names.map((name) => sql`${sql.identifier(name)} = ${reference}`),
    ...addresses.map((name) => sql`${sql.identifier(name)} = ${NO_ADDRESS}`),
    ...others.map((name) => sql`${sql.identifier(name)} = null`),
  ];
  return sql.join(parts, sql`, `);
}

/** The optional personal fields of a customer, by the record's schema. */
function personalFields({ record }: RecordContext): string[] {
  return Object.values(record.fields)
    .filter(({ personal, nullable }) => personal && nullable)
    .map(({ name }) => name);
}

/**
 * Erases a customer's personal data permanently, also in payments, invoices, links and receipts. The business's own
 * reference is kept, so that its books stay consistent. The activity log contains the field names only.
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
