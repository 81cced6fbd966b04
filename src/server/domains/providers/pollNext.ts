import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import { belongsTo, scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { rails_due } from '../../database/schema/index.ts';
import type { ProviderRecord } from './PayoutProvider.ts';

/** Lease: no other worker takes the record within this time. */
const LEASE = '1 minute';

/** Records in the queue: those of payout providers and those of acquirers. */
export type PolledRecord = ProviderRecord | 'recurring-cycle';

/** A record to poll. */
export interface DueRecord {
  readonly record: PolledRecord;
  /** UUID. */
  readonly recordId: string;
  readonly scope: BusinessScope;
  /** When the order was first submitted. */
  readonly given: Date;
}

/** Result of a poll. */
export type PollResult =
  /** The record is no longer pending. */
  | { readonly state: 'GONE' }
  | { readonly state: 'PENDING'; readonly nextPoll: Date }
  /** `write` stores the result, in the transaction that removes the record from the queue. */
  | { readonly state: 'ENDED'; readonly write: (transaction: BusinessTransaction) => Promise<void> };

/** An outside system to poll, with its records. When `ask` throws, the record is polled again. */
export interface Provider {
  readonly records: readonly PolledRecord[];
  readonly environments: readonly Environment[];
  poll(due: DueRecord): Promise<PollResult>;
}

interface Row extends Record<string, unknown> {
  readonly business_id: string;
  readonly environment: Environment;
  readonly record: PolledRecord;
  readonly record_id: string;
  readonly given: string;
}

async function takeNext({ drizzle }: Database, provider: Provider, now: Date): Promise<DueRecord | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const environments = sql`${sql.param(provider.environments)}::text[]`;
  const records = sql`${sql.param(provider.records)}::text[]`;
  const { rows } = await drizzle.execute<Row>(sql`
    update ${rails_due} set due = ${moment} + ${LEASE}::interval
    where (business_id, environment, record, record_id) = (
      select business_id, environment, record, record_id from ${rails_due}
      where environment = any(${environments}) and record = any(${records}) and due <= ${moment}
      order by due limit 1 for update skip locked)
    returning business_id, environment, record, record_id, given`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { record, record_id: recordId, given } = row;
  return { record, recordId, scope: scopeOf(row), given: new Date(given) };
}

function isThis({ record, recordId, scope }: DueRecord): SQL | undefined {
  return and(belongsTo(rails_due, scope), eq(rails_due.record, record), eq(rails_due.record_id, recordId));
}

/**
 * Polls the provider about the record that has been due longest, and stores the result. No database connection is held
 * during the poll. The record is removed from the queue in the transaction that applies the result, so that it is applied
 * once with any number of workers. Returns `false` when nothing is due.
 */
export async function pollNext(database: Database, provider: Provider, now: () => Date): Promise<boolean> {
  const due = await takeNext(database, provider, now());
  if (due === undefined) return false;
  const result = await provider.poll(due);
  if (result.state === 'PENDING') {
    await database.drizzle.update(rails_due).set({ due: result.nextPoll }).where(isThis(due));
    return true;
  }
  await database.drizzle.transaction(async (transaction) => {
    const taken = await transaction.delete(rails_due).where(isThis(due)).returning({ given: rails_due.given });
    // Another worker has applied the result meanwhile, or a user has simulated it.
    if (taken.length === 0 || result.state === 'GONE') return;
    await enterBusiness(transaction, due.scope);
    await result.write(transaction);
  });
  return true;
}
