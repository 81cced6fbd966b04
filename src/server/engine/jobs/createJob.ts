import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { job_records, jobs } from '../../database/schema/index.ts';
import type { GivenAction } from '../operations/run/ActionRun.ts';
import { queueJob } from './jobQueue.ts';

/** Inserts a job without records and queues it, in the caller's transaction. */
async function insertJob(
  transaction: BusinessTransaction,
  { access, action, session, origin, input, now }: GivenAction,
  undoes: string | null,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await transaction.insert(jobs).values({
    ...scopeColumns(session.scope),
    id,
    user_id: session.user.id,
    created: now,
    status: 'WAITING',
    resource: access.name,
    action: action.id,
    input,
    total: 0,
    done: 0,
    failed: 0,
    undoes,
    ip_address: origin.ip,
    user_agent: origin.userAgent?.slice(0, 400) ?? null,
  });
  await queueJob(transaction, { id, scope: session.scope }, now);
  return id;
}

async function setTotal(transaction: BusinessTransaction, { session }: GivenAction, id: string, total: number) {
  await transaction
    .update(jobs)
    .set({ total })
    .where(isRecord(jobs, session.scope, id));
}

/** Creates a job that runs an action on each record, in order. Returns its UUID. */
export async function createJob(
  transaction: BusinessTransaction,
  run: GivenAction,
  recordIds: readonly string[],
): Promise<string> {
  const { session } = run;
  const id = await insertJob(transaction, run, null);
  await transaction.execute(sql`
    insert into ${job_records} (business_id, environment, job_id, record_id, position, status)
    select ${session.business.id}::uuid, ${session.environment}, ${id}::uuid, record_id, position - 1, 'WAITING'
    from unnest(${sql.param(recordIds)}::uuid[]) with ordinality as chosen(record_id, position)`);
  await setTotal(transaction, run, id, recordIds.length);
  return id;
}

/** Creates a job that undoes another job, last record first. Returns its UUID. */
export async function createUndoJob(
  transaction: BusinessTransaction,
  run: GivenAction,
  undoes: string,
): Promise<string> {
  const { session } = run;
  const id = await insertJob(transaction, run, undoes);
  const inserted = await transaction.execute(sql`
    insert into ${job_records} (business_id, environment, job_id, record_id, position, status, outcome, version)
    select business_id, environment, ${id}::uuid, record_id, -position, 'WAITING', outcome, version
    from ${job_records} as undone
    where undone.business_id = ${session.business.id}::uuid and undone.environment = ${session.environment}
      and undone.job_id = ${undoes}::uuid and undone.status = 'DONE'`);
  await setTotal(transaction, run, id, inserted.rowCount ?? 0);
  return id;
}
