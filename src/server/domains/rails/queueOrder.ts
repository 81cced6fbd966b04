import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { rails_due } from '../../database/schema/index.ts';
import type { AskedRecord } from './askNext.ts';

/** Leaves a record for the partner that moves its money, in the transaction that makes it so: both happen or neither. */
export async function queueOrder(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, recordId }: { readonly record: AskedRecord; readonly recordId: string },
  now: Date,
): Promise<void> {
  const order = { ...scopeColumns(scope), record, record_id: recordId, given: now, due: now };
  await transaction.insert(rails_due).values(order);
}
