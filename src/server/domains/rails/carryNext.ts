import type { Environment } from '#contract/generated/config.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { type Asked, askNext, type DueRecord } from './askNext.ts';
import { CARRIERS } from './carriers.ts';
import type { RailRecord, Rails } from './Rail.ts';

const RECORDS = Object.keys(CARRIERS) as RailRecord[];

function isCarried(record: DueRecord['record']): record is RailRecord {
  return Object.hasOwn(CARRIERS, record);
}

/** Database and config of the worker. */
type Carriage = Pick<Services, 'database' | 'config'>;

async function ask({ database, config }: Carriage, rails: Rails, due: DueRecord, now: () => Date): Promise<Asked> {
  const { record, recordId, scope, given } = due;
  const rail = rails[scope.environment];
  if (!isCarried(record) || rail === undefined) throw new Error(`No payment rail processes a ${record}.`);
  const carrier = CARRIERS[record];
  const order = await inBusiness(database.pool, scope, (transaction) =>
    carrier.orderOf({ transaction, scope, recordId, config }),
  );
  if (order === undefined) return { state: 'GONE' };
  const answer = await rail.carry({ ...order, record, given }, now());
  if (answer.state === 'UNDERWAY') return answer;
  return {
    state: 'ENDED',
    write: (transaction) => carrier.end({ transaction, scope, recordId, config }, answer, now()),
  };
}

/** Submits or polls the order that has been due longest, and stores the result. Returns `false` when nothing is due. */
export function carryNext(carriage: Carriage, rails: Rails, now: () => Date): Promise<boolean> {
  const environments = Object.keys(rails) as Environment[];
  const partner = { records: RECORDS, environments, ask: (due: DueRecord) => ask(carriage, rails, due, now) };
  return askNext(carriage.database, partner, now);
}
