import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import { belongsTo, scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { rails_due } from '../../database/schema/index.ts';
import type { RailRecord } from './Rail.ts';

/** A record that is being asked about is asked about by nobody else for so long; unanswered, it is asked anew. */
const ASKED_FOR = '1 minute';

/** The records of the queue: what rails carry, and what acquirers collect. */
export type AskedRecord = RailRecord | 'recurring-cycle';

/** A record that a partner is asked about. */
export interface DueRecord {
  readonly record: AskedRecord;
  /** UUID. */
  readonly recordId: string;
  readonly scope: BusinessScope;
  /** When the partner was given it. */
  readonly given: Date;
}

/** What came of asking. */
export type Asked =
  /** The record is underway no longer. */
  | { readonly state: 'GONE' }
  | { readonly state: 'UNDERWAY'; readonly askAgain: Date }
  /** `write` writes the end down, in the transaction that takes the record out of the queue. */
  | { readonly state: 'ENDED'; readonly write: (transaction: BusinessTransaction) => Promise<void> };

/** Somebody who is asked: the records that are theirs, and how one is asked about. Where that throws it is asked again. */
export interface Partner {
  readonly records: readonly AskedRecord[];
  readonly environments: readonly Environment[];
  ask(due: DueRecord): Promise<Asked>;
}

interface Row extends Record<string, unknown> {
  readonly business_id: string;
  readonly environment: Environment;
  readonly record: AskedRecord;
  readonly record_id: string;
  readonly given: string;
}

async function takeNext({ drizzle }: Database, partner: Partner, now: Date): Promise<DueRecord | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const environments = sql`${sql.param(partner.environments)}::text[]`;
  const records = sql`${sql.param(partner.records)}::text[]`;
  const { rows } = await drizzle.execute<Row>(sql`
    update ${rails_due} set due = ${moment} + ${ASKED_FOR}::interval
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
 * Asks about the record that has been due longest, and writes down what is said. Nothing of the database waits for the
 * partner. Taking the record out of the queue and what its end changes are one transaction: it ends once, however many
 * processes ask. Answers `false` when nothing is due.
 */
export async function askNext(database: Database, partner: Partner, now: () => Date): Promise<boolean> {
  const due = await takeNext(database, partner, now());
  if (due === undefined) return false;
  const asked = await partner.ask(due);
  if (asked.state === 'UNDERWAY') {
    await database.drizzle.update(rails_due).set({ due: asked.askAgain }).where(isThis(due));
    return true;
  }
  await database.drizzle.transaction(async (transaction) => {
    const taken = await transaction.delete(rails_due).where(isThis(due)).returning({ given: rails_due.given });
    // Another process has written its end down meanwhile, or somebody has answered by hand.
    if (taken.length === 0 || asked.state === 'GONE') return;
    await enterBusiness(transaction, due.scope);
    await asked.write(transaction);
  });
  return true;
}
