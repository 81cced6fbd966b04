import type { BusinessScope, BusinessTransaction } from '../db/inBusiness.ts';
import { rails_due } from '../db/schema/index.ts';
import type { RailRecord } from './Rail.ts';

/** Leaves a record's money for the rail, in the transaction that takes it out of the balance: both happen or neither. */
export async function queueOrder(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  { record, recordId }: { readonly record: RailRecord; readonly recordId: string },
  now: Date,
): Promise<void> {
  const order = { business_id: businessId, environment, record, record_id: recordId, given: now, due: now };
  await transaction.insert(rails_due).values(order);
}
