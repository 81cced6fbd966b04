import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '../db/database.ts';
import { inBusiness } from '../db/inBusiness.ts';
import { type Asked, askNext, type DueRecord } from './askNext.ts';
import { CARRIERS } from './carriers.ts';
import type { RailRecord, Rails } from './Rail.ts';

const RECORDS = Object.keys(CARRIERS) as RailRecord[];

function isCarried(record: DueRecord['record']): record is RailRecord {
  return Object.hasOwn(CARRIERS, record);
}

async function ask(database: Database, rails: Rails, due: DueRecord, now: () => Date): Promise<Asked> {
  const { record, recordId, scope, given } = due;
  const rail = rails[scope.environment];
  if (!isCarried(record) || rail === undefined) throw new Error(`No rail carries a ${record} here.`);
  const carrier = CARRIERS[record];
  const order = await inBusiness(database.pool, scope, (transaction) =>
    carrier.orderOf({ transaction, scope, recordId }),
  );
  if (order === undefined) return { state: 'GONE' };
  const answer = await rail.carry({ ...order, record, given }, now());
  if (answer.state === 'UNDERWAY') return answer;
  return { state: 'ENDED', write: (transaction) => carrier.end({ transaction, scope, recordId }, answer, now()) };
}

/** Asks a rail about the order that has been due longest, and writes down what it says. Answers `false` when nothing is due. */
export function carryNext(database: Database, rails: Rails, now: () => Date): Promise<boolean> {
  const environments = Object.keys(rails) as Environment[];
  return askNext(database, { records: RECORDS, environments, ask: (due) => ask(database, rails, due, now) }, now);
}
