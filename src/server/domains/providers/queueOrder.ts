import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { rails_due } from '../../database/schema/index.ts';
import type { PolledRecord } from './pollNext.ts';

/** Queues a record for its provider, in the transaction of the change. */
export async function queueOrder(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, recordId }: { readonly record: PolledRecord; readonly recordId: string },
  now: Date,
): Promise<void> {
  const order = { ...scopeColumns(scope), record, record_id: recordId, given: now, due: now };
  await transaction.insert(rails_due).values(order);
}
