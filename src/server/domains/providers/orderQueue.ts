import type { Environment } from '#contract/generated/config.ts';
import type { Queue, TaskResult, TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ORDER_HANDLERS } from './orderHandlers.ts';
import type { PayoutProviders, ProviderRecord } from './PayoutProvider.ts';
import { type DueRecord, dueRecord } from './queueOrder.ts';

function hasHandler(record: DueRecord['record']): record is ProviderRecord {
  return Object.hasOwn(ORDER_HANDLERS, record);
}

/** Submits or polls an order, without holding a database connection meanwhile. */
async function poll(
  config: Services['config'],
  providers: PayoutProviders,
  { record, recordId, scope, given }: DueRecord,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const provider = providers[scope.environment];
  if (!hasHandler(record) || provider === undefined) throw new Error(`No payment provider processes a ${record}.`);
  const handler = ORDER_HANDLERS[record];
  const order = await inBusiness(database.pool, scope, (transaction) =>
    handler.orderOf({ transaction, scope, recordId, config }),
  );
  // The record is no longer pending.
  if (order === undefined) return { state: 'DONE' };
  const result = await provider.submitOrPoll({ ...order, record, given }, now());
  if (result.state !== 'PENDING')
    return {
      state: 'DONE',
      write: (transaction) => handler.end({ transaction, scope, recordId, config }, result, now()),
    };
  const { accept } = handler;
  if (accept !== undefined)
    await inBusiness(database.pool, scope, (transaction) => accept({ transaction, scope, recordId, config }, now()));
  return { state: 'AGAIN', due: result.nextPoll };
}

/** Orders at payout providers: each is submitted, polled, and its final result is stored once. */
export function orderQueue({ config }: Pick<Services, 'config'>, providers: PayoutProviders): Queue {
  return {
    name: 'order',
    followsTestClock: true,
    concurrency: 4,
    limits: { business: 1 },
    environments: Object.keys(providers) as Environment[],
    waits: PATIENT_WAITS,
    handle: (task, run) => poll(config, providers, dueRecord(task), run),
  };
}
