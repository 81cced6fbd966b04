import { formatRecordId } from '#contract/ids/recordId.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import type { CreationOutcome, OperationContext } from './operation.ts';
import { createRecord } from './records/createRecord.ts';
import type { RecordColumns } from './records/inputColumns.ts';

/** `virtual_accounts.create`: adds a virtual account and queues its callback. Throws as `records.create`. */
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
