import { sql } from 'drizzle-orm';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';
import { openRecord } from './openRecord.ts';
import type { SendingKind } from './sendingKind.ts';

/** Throws ACTION_NOT_AVAILABLE_ERROR unless the batch of a row has been approved. Rule sending.batch-approval. */
export async function requireApprovedBatch(
  { transaction, session }: RecordContext,
  kind: SendingKind,
  /** UUID. */
  batchId: string,
): Promise<void> {
  const { table } = openRecord(session, kind.batchRecord);
  const { rows } = await transaction.execute<{ status: string }>(sql`
    select status from ${table} where business_id = ${session.scope.businessId}::uuid
      and environment = ${session.scope.environment} and id = ${batchId}::uuid`);
  if (rows[0]?.status !== 'PROCESSING') throw notAvailable();
}
