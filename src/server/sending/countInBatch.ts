import { sql } from 'drizzle-orm';
import type { RecordContext } from '../operations/operation.ts';
import type { RecordColumns } from '../operations/records/inputColumns.ts';
import { openRecord } from './openRecord.ts';
import { sendingKind } from './sendingKind.ts';

/** Counts a row where its batch is kept; with the last one the batch is done. */
export async function countInBatch(
  context: RecordContext,
  row: RecordColumns,
  counter: 'sent_count' | 'failed_count',
): Promise<void> {
  const { transaction, session, record, now } = context;
  const kind = sendingKind(record);
  const batchId = row[kind.batch];
  if (typeof batchId !== 'string') return;
  const { table } = openRecord(session, kind.batchRecord);
  const isLast = sql`sent_count + failed_count + 1 >= total_count`;
  await transaction.execute(sql`
    update ${table} set
      ${sql.identifier(counter)} = ${sql.identifier(counter)} + 1,
      status = case when ${isLast} then 'COMPLETED' else status end,
      completed = case when ${isLast} then ${now.toISOString()}::timestamptz end,
      updated = ${now.toISOString()}::timestamptz
    where business_id = ${session.scope.businessId}::uuid and environment = ${session.scope.environment}
      and id = ${batchId}::uuid`);
}
