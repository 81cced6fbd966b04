import type { Environment } from '#contract/generated/config.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ORDER_HANDLERS } from './orderHandlers.ts';
import type { PayoutProviders, ProviderRecord } from './PayoutProvider.ts';
import { type DueRecord, type PollResult, pollNext } from './pollNext.ts';

const RECORDS = Object.keys(ORDER_HANDLERS) as ProviderRecord[];

function hasHandler(record: DueRecord['record']): record is ProviderRecord {
  return Object.hasOwn(ORDER_HANDLERS, record);
}

/** Database and config of the worker. */
type WorkerContext = Pick<Services, 'database' | 'config'>;

async function poll(
  { database, config }: WorkerContext,
  providers: PayoutProviders,
  due: DueRecord,
  now: () => Date,
): Promise<PollResult> {
  const { record, recordId, scope, given } = due;
  const provider = providers[scope.environment];
  if (!hasHandler(record) || provider === undefined) throw new Error(`No payment provider processes a ${record}.`);
  const handler = ORDER_HANDLERS[record];
  const order = await inBusiness(database.pool, scope, (transaction) =>
    handler.orderOf({ transaction, scope, recordId, config }),
  );
  if (order === undefined) return { state: 'GONE' };
  const result = await provider.submitOrPoll({ ...order, record, given }, now());
  if (result.state === 'PENDING') return result;
  return {
    state: 'ENDED',
    write: (transaction) => handler.end({ transaction, scope, recordId, config }, result, now()),
  };
}

/** Submits or polls the order that has been due longest, and stores the result. Returns `false` when nothing is due. */
export function processNext(context: WorkerContext, providers: PayoutProviders, now: () => Date): Promise<boolean> {
  const environments = Object.keys(providers) as Environment[];
  const provider = { records: RECORDS, environments, poll: (due: DueRecord) => poll(context, providers, due, now) };
  return pollNext(context.database, provider, now);
}
