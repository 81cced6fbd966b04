import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '../db/database.ts';
import { enterBusiness, inBusiness } from '../db/inBusiness.ts';
import { rails_due } from '../db/schema/index.ts';
import { CARRIERS } from './carriers.ts';
import type { RailAnswer, RailRecord, Rails } from './Rail.ts';

/** An order that a rail is being asked about is asked about by nobody else for so long; unanswered, it is asked anew. */
const ASKED_FOR = '1 minute';

/** A record that a rail is asked about. */
type Due = Record<'business_id' | 'record_id', string> & {
  readonly environment: Environment;
  readonly record: RailRecord;
  readonly given: Date;
};

async function takeNext({ drizzle }: Database, rails: Rails, now: Date): Promise<Due | undefined> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const environments = sql`${sql.param(Object.keys(rails))}::text[]`;
  const { rows } = await drizzle.execute<Due>(sql`
    update ${rails_due} set due = ${moment} + ${ASKED_FOR}::interval
    where (business_id, environment, record, record_id) = (
      select business_id, environment, record, record_id from ${rails_due}
      where environment = any(${environments}) and due <= ${moment} order by due limit 1 for update skip locked)
    returning business_id, environment, record, record_id, given`);
  return rows[0];
}

function isThis({ business_id, environment, record, record_id }: Due): SQL | undefined {
  return and(
    eq(rails_due.business_id, business_id),
    eq(rails_due.environment, environment),
    eq(rails_due.record, record),
    eq(rails_due.record_id, record_id),
  );
}

/**
 * Asks a rail about the order that has been due longest, and writes down what it says. Nothing of the database waits for
 * the rail. Taking the order out of the queue and what its end changes are one transaction: it ends once, however many
 * processes ask. Answers `false` when nothing is due.
 */
export async function carryNext(database: Database, rails: Rails, now: () => Date): Promise<boolean> {
  const due = await takeNext(database, rails, now());
  if (due === undefined) return false;
  const rail = rails[due.environment];
  const carrier = CARRIERS[due.record];
  const scope = { businessId: due.business_id, environment: due.environment };
  const recordId = due.record_id;
  const order = await inBusiness(database.pool, scope, (transaction) =>
    carrier.orderOf({ transaction, scope, recordId }),
  );
  let answer: RailAnswer | undefined;
  if (order !== undefined) {
    answer = await rail?.carry({ ...order, record: due.record, given: new Date(due.given) }, now());
    if (answer === undefined) return false;
  }
  if (answer?.state === 'UNDERWAY') {
    await database.drizzle.update(rails_due).set({ due: answer.askAgain }).where(isThis(due));
    return true;
  }
  await database.drizzle.transaction(async (transaction) => {
    const taken = await transaction.delete(rails_due).where(isThis(due)).returning({ given: rails_due.given });
    // Another process has written its end down meanwhile, or somebody has answered for the bank by hand.
    if (taken.length === 0 || answer === undefined) return;
    await enterBusiness(transaction, scope);
    await carrier.end({ transaction, scope, recordId }, answer, now());
  });
  return true;
}
