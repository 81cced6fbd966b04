import { formatRecordId } from '#contract/ids/recordId.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';

/**
 * `virtual_accounts.create`: creates a virtual account and queues its callback. Throws like `records.create`.
 * Rule accept.virtual-account-created-callback.
 */
export async function createVirtualAccount(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, record, now } = context;
  let given: Readonly<RecordColumns> = {};
  const made = await createRecord(context, (columns) => {
    given = { ...columns };
    return {};
  });
  const news = {
    product: 'VIRTUAL_ACCOUNT_CREATED',
    id: formatRecordId(record.idPrefix, made.recordId),
    externalId: typeof given.external_id === 'string' ? given.external_id : null,
    status: String(given.status),
    details: { bank: given.bank, account_number: given.account_number, name: given.name },
  } as const;
  await queueRecordCallback(transaction, session.scope, news, now);
  return made;
}
