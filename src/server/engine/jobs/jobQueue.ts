import { businessTime } from '../../core/clock/businessTime.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { ofBusiness, type Queue } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { finishJob } from './finishJob.ts';
import type { ClaimedJob } from './jobScope.ts';
import { runJob } from './runJob.ts';

/** Starts waiting jobs at once, rather than at the next poll. */
export interface JobStarter {
  /** Called when a job has been committed. */
  wake(): void;
}

/** Queues a job, in the transaction that creates it. */
export function queueJob(transaction: BusinessTransaction, { id, scope }: ClaimedJob, now: Date): Promise<void> {
  return enqueue(transaction, { queue: 'job', key: id, scope, due: now }, now);
}

/** Jobs that users start: one slice at a time, so that a long job does not delay others. */
export function jobQueue(services: EngineServices, onError: (error: unknown) => void): Queue {
  return {
    name: 'job',
    concurrency: 1,
    waits: PATIENT_WAITS,
    async handle(task, { now, isStopping }) {
      const { key: id, scope } = ofBusiness(task);
      const isOver = await runJob({ ...services, now }, { id, scope }, { isStopping, onError });
      return isOver ? { state: 'DONE' } : { state: 'AGAIN', due: now() };
    },
    async bury(transaction, task) {
      const { key: id, scope } = ofBusiness(task);
      await enterBusiness(transaction, scope);
      await finishJob(transaction, services, { id, scope }, 'CANCELLED', businessTime(task, services.realTime()));
    },
  };
}
