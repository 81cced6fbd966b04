import { sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { EndedJob } from '../../engine/operations/operation/operation.ts';

/** Tables of the rows and batches of a record, the column that refers to the batch, and the batch's record. */
const TABLES = {
  disbursement: {
    rows: 'disbursements',
    batches: 'batch_disbursements',
    batch: 'batch_disbursement_id',
    record: 'batch-disbursement',
    prefix: 'bdis',
  },
  'remittance-payout': {
    rows: 'remittance_payouts',
    batches: 'batch_remittances',
    batch: 'batch_remittance_id',
    record: 'batch-remittance',
    prefix: 'brem',
  },
} as const;

/**
 * Returns what follows when a job that sends rows has ended: a batch that still has unsent rows of the job needs approval
 * again. The approvals of people who may still approve are kept.
 * Rule sending.batch-unsent.
 */
export function returnUnsentBatches(kind: keyof typeof TABLES) {
  const { rows, batches, batch, record, prefix } = TABLES[kind];
  return async (transaction: BusinessTransaction, { id, scope }: EndedJob, now: Date): Promise<void> => {
    const { businessId, environment } = scope;
    const { rows: returned } = await transaction.execute<{ id: string }>(sql`
      update ${sql.identifier(batches)} b set status = 'NEEDS_APPROVAL', approved = null, updated = ${now.toISOString()}::timestamptz,
        (approvals_given, approved_by) = (
          select count(*), string_agg(a.approved_by, ', ' order by a.created, a.user_id) from approvals a
          where a.business_id = b.business_id and a.environment = b.environment and a.record = ${record} and a.record_id = b.id
            and may_approve(a.user_id))
      where business_id = ${businessId}::uuid and environment = ${environment} and status = 'PROCESSING' and id in (
        select r.${sql.identifier(batch)} from job_records j
        join ${sql.identifier(rows)} r on r.business_id = j.business_id and r.environment = j.environment and r.id = j.record_id
        where j.business_id = ${businessId}::uuid and j.environment = ${environment} and j.job_id = ${id}::uuid
          and r.status = 'NEEDS_APPROVAL')
      returning id`);
    for (const { id: batchId } of returned) {
      const change = { before: { status: 'PROCESSING' }, after: { status: 'NEEDS_APPROVAL' } };
      const about = { action: 'RECORD_CHANGED', type: record, id: formatRecordId(prefix, batchId) } as const;
      await recordSystemActivity(transaction, scope, { ...about, ...change }, now);
    }
  };
}
