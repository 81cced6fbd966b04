import { ofBusiness, type Queue, type Task } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import type { Services } from '../../../core/services.ts';
import { enterBusiness } from '../../../database/inBusiness.ts';
import { endRun } from './endRun.ts';
import type { DueSchedule } from './queueWithdrawal.ts';
import { runSchedule } from './runSchedule.ts';

function dueOf({ payload }: Task): DueSchedule {
  return { scheduleId: String(payload.schedule_id), due: new Date(String(payload.run)) };
}

/** Withdraws the balance by each schedule that is due. Several missed runs result in one withdrawal. */
export function withdrawalScheduleQueue(services: Services): Queue {
  return {
    name: 'withdrawal-schedule',
    concurrency: 1,
    waits: PATIENT_WAITS,
    async handle(task, { now }) {
      await runSchedule(services, ofBusiness(task).scope, dueOf(task), now());
      return { state: 'DONE' };
    },
    async bury(transaction, task) {
      const { scope } = ofBusiness(task);
      await enterBusiness(transaction, scope);
      await endRun(transaction, scope, dueOf(task), 'FAILED', services.now());
    },
  };
}
