import { isRecord } from '../../database/belongsTo.ts';
import { customers } from '../../database/schema/index.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';

/** The condition for the customer of the operation. */
export function isThisCustomer({ session: { scope }, recordId }: RecordContext) {
  return isRecord(customers, scope, recordId);
}

/** The locked customer of the operation. */
export async function findCustomer(context: RecordContext): Promise<typeof customers.$inferSelect> {
  const [customer] = await context.transaction.select().from(customers).where(isThisCustomer(context));
  if (customer === undefined) throw new Error('Locked customer not found');
  return customer;
}
