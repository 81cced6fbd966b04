import { businessTime } from '../../core/clock/businessTime.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { ofBusiness, type Queue } from '../../core/queue/Queue.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { markFailed } from './endReport.ts';
import { runReport } from './runReport.ts';

/** Waits after an error of the server itself, in milliseconds: after the last one the report fails. */
const WAITS = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000, 86_400_000];

/** Queues a report, in the transaction that requests it. */
export function queueReport(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  now: Date,
): Promise<void> {
  return enqueue(transaction, { queue: 'report', key: id, scope, due: now }, now);
}

/** Generates reports, one at a time per business, and deletes their files when they expire. */
export function reportQueue(services: Services, files: FileStore, onError: (error: unknown) => void): Queue {
  return {
    name: 'report',
    concurrency: 3,
    limits: { business: 1 },
    waits: WAITS,
    async handle(task, { now, isStopping }) {
      const { key: id, scope } = ofBusiness(task);
      const due = await runReport({ services: { ...services, now }, files, onError, isStopping }, { id, scope });
      return due === undefined ? { state: 'DONE' } : { state: 'AGAIN', due };
    },
    async bury(transaction, task) {
      const { key: id, scope } = ofBusiness(task);
      await enterBusiness(transaction, scope);
      await markFailed(transaction, { id, scope }, 'SERVER_ERROR', businessTime(task, services.realTime()));
    },
  };
}
