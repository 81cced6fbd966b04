import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { enqueue } from '../../../core/queue/enqueue.ts';
import { inTime } from '../../../core/queue/inTime.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import { store_channels } from '../../../database/schema/index.ts';
import type { Platforms, SoldOrder } from '../../platforms/Platform.ts';
import { type Connected, readAccess } from '../../platforms/platformAccess.ts';
import { recordArrived } from './arrivedOrder.ts';
import { listingSync } from './listingSync.ts';
import { queueChannelOrders } from './queueChannelOrders.ts';

function connectedOf({ payload }: Pick<BusinessTask, 'payload'>): Connected {
  const { recordId, connectionId } = payload;
  return { kind: 'store-channel', recordId: String(recordId), connectionId: String(connectionId) };
}

/** Reads what was ordered, without holding a database connection meanwhile; each order becomes a task, once. */
async function readOrders(platforms: Platforms, task: BusinessTask, { database, now }: TaskRun): Promise<TaskResult> {
  const { scope, payload } = task;
  const connected = connectedOf(task);
  const platform = platforms[scope.environment];
  const access = await inBusiness(database.pool, scope, (transaction) => readAccess(transaction, scope, connected));
  if (access === undefined || platform === undefined) return { state: 'DONE' };
  const read = await inTime(platform.readOrders({ token: access.token, after: payload.after ?? null }, now()));
  if (typeof read === 'string')
    return {
      state: 'DONE',
      write: (transaction) => listingSync.fail({ transaction, scope, now: now() }, connected, read),
    };
  const last = read.orders.at(-1);
  if (last === undefined) return { state: 'AGAIN', due: read.nextPoll };
  return {
    state: 'DONE',
    write: async (transaction) => {
      for (const order of read.orders) {
        const { recordId } = connected;
        const key = `${recordId} ${order.number}`;
        const given = { recordId, order: JSON.stringify(order) };
        await enqueue(transaction, { queue: 'channel-order', key, scope, due: now(), payload: given }, now());
      }
      await queueChannelOrders(transaction, scope, connected, last.number, now());
    },
  };
}

function record(task: BusinessTask, { now }: TaskRun): TaskResult {
  const { scope, payload } = task;
  const channelId = String(payload.recordId);
  return {
    state: 'DONE',
    write: async (transaction) => {
      const [channel] = await transaction
        .select()
        .from(store_channels)
        .where(isRecord(store_channels, scope, channelId));
      if (channel === undefined) throw new Error(`The business has no sales channel ${channelId}`);
      const order: SoldOrder = JSON.parse(String(payload.order));
      const id = await recordArrived(transaction, scope, channel, order, now());
      if (id === undefined) return;
      const target = { type: 'store-order', id: formatRecordId('ord', id) };
      const after = { status: 'PAID', platform: channel.platform, order_id: `${channel.platform}-${order.number}` };
      await recordSystemActivity(transaction, scope, { action: 'RECORD_CREATED', ...target, after }, now());
    },
  };
}

/**
 * Orders of connected sales platforms: each channel is read as often as its platform says, and each order is recorded once.
 * One that cannot be recorded is stored with its error, and holds up no other.
 * Rule store.order-arrived.
 */
export function channelOrderQueues(platforms: Platforms): readonly Queue[] {
  const environments = Object.keys(platforms) as Environment[];
  const common = {
    concurrency: 2,
    limits: { business: 1 },
    environments,
    waits: PATIENT_WAITS,
  } as const;
  return [
    {
      ...common,
      name: 'channel-orders',
      handle: (task, run) => readOrders(platforms, ofBusiness(task), run),
    },
    { ...common, name: 'channel-order', handle: async (task, run) => record(ofBusiness(task), run) },
  ];
}
