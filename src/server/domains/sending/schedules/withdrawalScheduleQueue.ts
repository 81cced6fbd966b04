import { businessTime } from '../../../core/clock/businessTime.ts';
import { ofBusiness, type Queue } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import { runOf } from '../../../core/schedules/scheduleRun.ts';
import type { Services } from '../../../core/services.ts';
import { enterBusiness } from '../../../database/inBusiness.ts';
import { endRun } from './endRun.ts';
import { runSchedule } from './runSchedule.ts';

/** Withdraws the balance by each schedule that is due. Several missed runs result in one withdrawal. */
export function withdrawalScheduleQueue(services: Services): Queue {
  return {
    name: 'withdrawal-schedule',
    followsTestClock: true,
    concurrency: 1,
    waits: PATIENT_WAITS,
    async handle(task, { now }) {
      await runSchedule(services, ofBusiness(task).scope, runOf(task), now());
      return { state: 'DONE' };
    },
    async bury(transaction, task) {
      const { scope } = ofBusiness(task);
      await enterBusiness(transaction, scope);
      await endRun(transaction, scope, runOf(task), 'FAILED', businessTime(task, services.realTime()));
    },
  };
}
