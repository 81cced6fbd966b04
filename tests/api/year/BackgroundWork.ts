import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import { folderStore } from '#server/core/files/folderStore.ts';
import { takeTask } from '#server/core/queue/leases.ts';
import type { Queue, WorkerRun } from '#server/core/queue/Queue.ts';
import { runOf, runTask } from '#server/core/queue/runTask.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { operationHandlers } from '#server/operations.ts';
import { backgroundQueues } from '#server/startWorkers.ts';
import type { Random } from '../../helpers/random/Random.ts';
import type { TestApp } from '../../helpers/testApp.ts';
import type { YearBusiness } from './businesses.ts';

/** The background work of a server, done when it is called. */
export class BackgroundWork {
  /** Tasks that were done. */
  tasks = 0;
  /** Workers that ended after the work and before its result was stored. */
  crashes = 0;
  private readonly queues: readonly Queue[];

  constructor(
    private readonly test: TestApp,
    private readonly random: Random,
  ) {
    const { services } = test;
    const files = folderStore(services.env.filesDir);
    const connected = { paymentProviders: {}, cardAcquirers: {} };
    const throwError = () => (error: unknown) => {
      throw error;
    };
    this.queues = backgroundQueues(
      { ...services, ...connected, operationHandler: operationHandlers(connected) },
      files,
      { transports: {} },
      throwError,
    );
  }

  /** Does every task that is due; of so large a share of them the worker ends before it stores the result. */
  async workOff(crashing: number): Promise<void> {
    const { database, services } = this.test;
    const worker: WorkerRun = { database, realTime: services.realTime, isStopping: () => false };
    for (let done = -1; done !== this.tasks; ) {
      done = this.tasks;
      for (const queue of this.queues) await this.workOffQueue(queue, worker, crashing);
    }
  }

  /** Expires what is due, of every business. */
  async expire(businesses: readonly YearBusiness[]): Promise<void> {
    const { services } = this.test;
    for (const { scope, country } of businesses) {
      await expireRecords(
        services,
        { scope, timeZone: businessTimeZone(countryTimeZone(country), country) },
        services.realTime(),
      );
    }
  }

  private async workOffQueue(queue: Queue, worker: WorkerRun, crashing: number): Promise<void> {
    for (;;) {
      const task = await takeTask(worker.database, queue, worker.realTime());
      if (task === undefined) return;
      if (this.random.happens(crashing)) {
        // The task is taken again once its lease is over.
        await queue.handle(task, runOf(task, worker));
        this.crashes += 1;
        continue;
      }
      await runTask(queue, task, worker);
      this.tasks += 1;
    }
  }
}
