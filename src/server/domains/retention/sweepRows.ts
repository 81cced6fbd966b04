import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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
import { anyOf, isOf, type ScopeTerms, scopeTerms } from '../../database/scopeTerms.ts';
import { inSweep } from './inSweep.ts';
import { type RETENTION, retainedSince } from './retention.ts';

/** Maximum number of rows per transaction. */
const BATCH = 1000;

/** Rows that are deleted at the end of their retention period. */
interface Sweep {
  readonly table: PgTable;
  /** The columns that, with the business, identify a row. */
  readonly key: readonly string[];
  /** The column from which the retention period counts; a row without it is kept. */
  readonly since: string;
  readonly kept: keyof typeof RETENTION;
  /** Maximum number of rows per transaction; default: `BATCH`. */
  readonly batch?: number;
  /** Rows that are deleted with a row, by the column that names it. */
  readonly parts?: { readonly table: PgTable; readonly of: string };
}

const SWEEPS: readonly Sweep[] = [
  { table: idempotency_keys, key: ['user_id', 'key'], since: 'created', kept: 'idempotencyKey' },
  { table: confirmation_codes, key: ['user_id', 'purpose'], since: 'expires', kept: 'confirmationCode' },
  { table: undos, key: ['id'], since: 'expires', kept: 'undo' },
  { table: form_drafts, key: ['form', 'record_id'], since: 'updated', kept: 'formDraft' },
  // A job has a row per record. One that runs has not finished.
  { table: jobs, key: ['id'], since: 'finished', kept: 'job', batch: 10, parts: { table: job_records, of: 'job_id' } },
  { table: notifications, key: ['id'], since: 'created', kept: 'notification' },
  { table: notification_reads, key: ['user_id', 'notification_id'], since: 'created', kept: 'notification' },
];

/** Condition for the rows of a business at the end of their retention period. */
function isOld(business: ScopeTerms, { since, kept }: Sweep, now: Date): SQL {
  const limit = sql`${retainedSince(kept, now).toISOString()}::timestamptz`;
  return sql`${isOf(business)} and ${sql.identifier(since)} < ${limit}`;
}

/** Condition that a business has rows to delete. */
export function hasOldRows(business: ScopeTerms, now: Date): SQL {
  return anyOf(SWEEPS.map((sweep) => sql`exists (select 1 from ${sweep.table} where ${isOld(business, sweep, now)})`));
}

/** Deletes one batch, and returns its size. */
async function sweepBatch(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  sweep: Sweep,
  now: Date,
): Promise<number> {
  const { table, key, batch = BATCH, parts } = sweep;
  const business = scopeTerms(scope);
  const columns = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const deleteParts =
    parts &&
    sql`, parts as (delete from ${parts.table} where ${isOf(business)} and ${sql.identifier(parts.of)} in (select * from old))`;
  // Checked again for the row itself, which a request may have changed meanwhile.
  const { rowCount } = await transaction.execute(sql`
    with old as (select ${columns} from ${table} where ${isOld(business, sweep, now)} limit ${batch}) ${deleteParts}
    delete from ${table} where (${columns}) in (select * from old) and ${isOld(business, sweep, now)}`);
  return rowCount ?? 0;
}

/** Deletes expired rows of a business. Any number of processes may run it concurrently. */
export async function sweepRows(database: Database, scope: BusinessScope, now: Date): Promise<void> {
  for (const sweep of SWEEPS) {
    const { batch = BATCH } = sweep;
    for (let swept = batch; swept === batch; ) {
      swept = await inSweep(database, scope, (transaction) => sweepBatch(transaction, scope, sweep, now));
    }
  }
}
