import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import {
  confirmation_codes,
  form_drafts,
  idempotency_keys,
  job_records,
  jobs,
  notification_reads,
  notifications,
  undos,
} from '../../database/schema/index.ts';
import { inSweep } from './inSweep.ts';
import { type RETENTION, retainedSince } from './retention.ts';

/** Maximum number of rows per transaction. */
const BATCH = 1000;

/** Maximum number of jobs per transaction; each has a row per record. */
const JOB_BATCH = 10;

/** Deletes one batch, and returns its size. */
type Sweep = (transaction: BusinessTransaction, scope: BusinessScope, now: Date) => Promise<number>;

function older(column: SQL, kept: keyof typeof RETENTION, now: Date): SQL {
  return sql`${column} < ${retainedSince(kept, now).toISOString()}::timestamptz`;
}

function ours({ businessId, environment }: BusinessScope): SQL {
  return sql`business_id = ${businessId}::uuid and environment = ${environment}`;
}

const sweepKeys: Sweep = async (transaction, scope, now) => {
  const old = sql`select user_id, key from ${idempotency_keys}
    where ${ours(scope)} and ${older(sql`created`, 'idempotencyKey', now)} limit ${BATCH}`;
  const swept = await transaction.execute(
    sql`delete from ${idempotency_keys} where ${ours(scope)} and (user_id, key) in (${old})`,
  );
  return swept.rowCount ?? 0;
};

const sweepCodes: Sweep = async (transaction, scope, now) => {
  const old = sql`select user_id, purpose from ${confirmation_codes}
    where ${ours(scope)} and ${older(sql`expires`, 'confirmationCode', now)} limit ${BATCH}`;
  // Checked again for the row itself, which a new code may have replaced meanwhile.
  const swept = await transaction.execute(
    sql`delete from ${confirmation_codes} where ${ours(scope)} and (user_id, purpose) in (${old})
      and ${older(sql`expires`, 'confirmationCode', now)}`,
  );
  return swept.rowCount ?? 0;
};

const sweepUndos: Sweep = async (transaction, scope, now) => {
  const old = sql`select id from ${undos} where ${ours(scope)} and ${older(sql`expires`, 'undo', now)} limit ${BATCH}`;
  const swept = await transaction.execute(sql`delete from ${undos} where ${ours(scope)} and id in (${old})`);
  return swept.rowCount ?? 0;
};

const sweepDrafts: Sweep = async (transaction, scope, now) => {
  const old = sql`select form, record_id from ${form_drafts}
    where ${ours(scope)} and ${older(sql`updated`, 'formDraft', now)} limit ${BATCH}`;
  // Checked again for the row itself, which a person may have changed meanwhile.
  const swept = await transaction.execute(
    sql`delete from ${form_drafts} where ${ours(scope)} and (form, record_id) in (${old})
      and ${older(sql`updated`, 'formDraft', now)}`,
  );
  return swept.rowCount ?? 0;
};

const sweepJobs: Sweep = async (transaction, scope, now) => {
  const { businessId, environment } = scope;
  const old = await transaction
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        belongsTo(jobs, { businessId, environment }),
        inArray(jobs.status, ['DONE', 'CANCELLED']),
        older(sql`finished`, 'job', now),
      ),
    )
    .limit(JOB_BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const { table, id } of [
    { table: job_records, id: job_records.job_id },
    { table: jobs, id: jobs.id },
  ]) {
    await transaction.delete(table).where(and(ours(scope), inArray(id, ids)));
  }
  return ids.length;
};

/** Deletes the oldest notifications, then who has read them. */
const sweepNotifications: Sweep = async (transaction, scope, now) => {
  const isOld = sql`${ours(scope)} and ${older(sql`created`, 'notification', now)}`;
  const deleted = await transaction.execute(
    sql`delete from ${notifications} where ${ours(scope)} and id in (select id from ${notifications} where ${isOld} limit ${BATCH})`,
  );
  await transaction.execute(sql`delete from ${notification_reads} where ${isOld}`);
  return deleted.rowCount ?? 0;
};

const SWEEPS: readonly { readonly sweep: Sweep; readonly batch: number }[] = [
  { sweep: sweepKeys, batch: BATCH },
  { sweep: sweepCodes, batch: BATCH },
  { sweep: sweepUndos, batch: BATCH },
  { sweep: sweepDrafts, batch: BATCH },
  { sweep: sweepJobs, batch: JOB_BATCH },
  { sweep: sweepNotifications, batch: BATCH },
];

/** Deletes expired rows of a business. Any number of processes may run it concurrently. */
export async function sweepRows(database: Database, scope: BusinessScope, now: Date): Promise<void> {
  for (const { sweep, batch } of SWEEPS) {
    for (let swept = batch; swept === batch; ) {
      swept = await inSweep(database, scope, (transaction) => sweep(transaction, scope, now));
    }
  }
}
