import { sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import { openRecord } from './openRecord.ts';
import { sendingKind } from './sendingKind.ts';

interface CountedBatch extends Record<string, unknown> {
  readonly status: string;
  readonly reference: string;
  readonly total_count: number;
  readonly sent_count: number;
  readonly failed_count: number;
}

/** Counts a row in its batch; the last one completes the batch. Rule sending.batch-counts. */
export async function countInBatch(
  context: RecordContext,
  row: RecordColumns,
  counter: 'sent_count' | 'failed_count',
): Promise<void> {
  const { transaction, session, record, now } = context;
  const kind = sendingKind(record);
  const batchId = row[kind.batch];
  if (typeof batchId !== 'string') return;
  const { access, table } = openRecord(session, kind.batchRecord);
  const isLast = sql`sent_count + failed_count + 1 >= total_count`;
  const { rows } = await transaction.execute<CountedBatch>(sql`
    update ${table} set
      ${sql.identifier(counter)} = ${sql.identifier(counter)} + 1,
      status = case when ${isLast} then 'COMPLETED' else status end,
      completed = case when ${isLast} then ${now.toISOString()}::timestamptz end,
      updated = ${now.toISOString()}::timestamptz
    where business_id = ${session.scope.businessId}::uuid and environment = ${session.scope.environment}
      and id = ${batchId}::uuid
    returning status, reference, total_count, sent_count, failed_count`);
  const [batch] = rows;
  if (batch?.status !== 'COMPLETED') return;
  const { status, reference, ...details } = batch;
  const id = formatRecordId(access.record.idPrefix, batchId);
  const news = { product: 'BATCH_DISBURSEMENT', id, externalId: reference, status, details } as const;
  await queueRecordCallback(transaction, session.scope, news, now);
}

/** Tables of batches, by the record of their rows, and the column that refers to the batch. */
const BATCHES: Readonly<Record<string, { readonly table: string; readonly column: string }>> = {
  disbursement: { table: 'batch_disbursements', column: 'batch_disbursement_id' },
  'remittance-payout': { table: 'batch_remittances', column: 'batch_remittance_id' },
};

/** Counts a sent row of a batch as failed, because the bank has returned its money. */
export async function countReturned(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  record: string,
  row: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const batch = BATCHES[record];
  const batchId = batch === undefined ? undefined : row[batch.column];
  if (batch === undefined || typeof batchId !== 'string') return;
  await transaction.execute(sql`
    update ${sql.identifier(batch.table)} set sent_count = sent_count - 1, failed_count = failed_count + 1,
      updated = ${now.toISOString()}::timestamptz
    where business_id = ${businessId}::uuid and environment = ${environment} and id = ${batchId}::uuid and sent_count > 0`);
}
