import { setTimeout as wait } from 'node:timers/promises';
import { businessTime } from '../../core/clock/businessTime.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness, inBusiness } from '../../database/inBusiness.ts';
import type { Platform, Platforms } from '../platforms/Platform.ts';
import { breakIntegration, endSync, keepSent, type Unsent, unsentPayments } from './paymentSync.ts';
import { SYNC_INTERVAL } from './queueSync.ts';

/** How long a system has to take a delivery, in milliseconds. */
const ANSWER_MS = 8_000;

/** Sends a delivery. Throws when the system does not answer in time. */
async function send(platform: Platform, { token, payments, deliveryId }: Unsent) {
  const late = wait(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error('The system did not answer.');
  });
  return Promise.race([platform.send({ token, id: deliveryId, payments }), late]);
}

/**
 * Sends what was paid since the last sync, one delivery after the other, without holding a database connection meanwhile. A
 * delivery whose answer is lost is sent again under the same id.
 */
async function sync(
  platforms: Platforms,
  task: BusinessTask,
  { database, now, isStopping }: TaskRun,
): Promise<TaskResult> {
  const { scope, key, payload } = task;
  const id = String(payload.integration_id);
  const platform = platforms[scope.environment];
  for (;;) {
    if (isStopping()) return { state: 'AGAIN', due: now() };
    const unsent = await inBusiness(database.pool, scope, (transaction) =>
      unsentPayments(transaction, scope, id, now()),
    );
    if (unsent === undefined || platform === undefined) return { state: 'DONE' };
    const problem = await send(platform, unsent);
    if (problem !== undefined) {
      return { state: 'DONE', write: (transaction) => breakIntegration(transaction, scope, id, problem, now()) };
    }
    await inBusiness(database.pool, scope, (transaction) => keepSent(transaction, scope, id, unsent));
    if (unsent.isLast) break;
  }
  await inBusiness(database.pool, scope, (transaction) => endSync(transaction, scope, id, now()));
  return key === id ? { state: 'AGAIN', due: new Date(now().getTime() + SYNC_INTERVAL) } : { state: 'DONE' };
}

/** Payments for the systems that businesses have connected. Rule products.integration-payments. */
export function integrationQueue({ realTime }: Pick<Services, 'realTime'>, platforms: Platforms): Queue {
  return {
    name: 'integration',
    concurrency: 2,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => sync(platforms, ofBusiness(task), run),
    async bury(transaction, task) {
      const { scope, payload } = ofBusiness(task);
      await enterBusiness(transaction, scope);
      const now = businessTime(task, realTime());
      await breakIntegration(transaction, scope, String(payload.integration_id), 'NOT_REACHABLE', now);
    },
  };
}
