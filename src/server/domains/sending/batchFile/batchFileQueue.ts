import { businessTime } from '../../../core/clock/businessTime.ts';
import type { FileStore } from '../../../core/files/FileStore.ts';
import { enqueue } from '../../../core/queue/enqueue.ts';
import { ofBusiness, type Queue } from '../../../core/queue/Queue.ts';
import type { Services } from '../../../core/services.ts';
import { type BusinessTransaction, enterBusiness } from '../../../database/inBusiness.ts';
import { type ClaimedBatch, failBatchFile, validateBatch } from './validateBatch.ts';

/** Waits after an error of the server itself, in milliseconds: after the last one the batch fails. */
const WAITS = [5_000, 60_000, 300_000, 1_800_000];

/** Queues the file of a batch, in the transaction that creates the batch. */
export function queueBatchFile(
  transaction: BusinessTransaction,
  { id, scope, userId }: ClaimedBatch,
  now: Date,
): Promise<void> {
  return enqueue(transaction, { queue: 'batch-file', key: id, scope, due: now, payload: { user_id: userId } }, now);
}

/** Validates uploaded files, one at a time per business. */
export function batchFileQueue(services: Services, files: FileStore): Queue {
  return {
    name: 'batch-file',
    concurrency: 2,
    limits: { business: 1 },
    waits: WAITS,
    async handle(task, { now, isStopping }) {
      const { key: id, scope, payload } = ofBusiness(task);
      const claimed = { id, scope, userId: String(payload.user_id) };
      const due = await validateBatch({ services: { ...services, now }, files, isStopping }, claimed);
      return due === undefined ? { state: 'DONE' } : { state: 'AGAIN', due };
    },
    async bury(transaction, task) {
      const { key: id, scope } = ofBusiness(task);
      await enterBusiness(transaction, scope);
      await failBatchFile(
        transaction,
        { id, scope },
        { code: 'NOT_READ', details: null },
        businessTime(task, services.realTime()),
      );
    },
  };
}
