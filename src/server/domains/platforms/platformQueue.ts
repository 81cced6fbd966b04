import { businessTime } from '../../core/clock/businessTime.ts';
import { inTime } from '../../core/queue/inTime.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { enterBusiness, inBusiness } from '../../database/inBusiness.ts';
import { CONNECTIONS } from './connections.ts';
import type { ConnectionKind, Platforms } from './Platform.ts';
import type { Connected } from './platformAccess.ts';
import { hourlyKey, SYNC_INTERVAL } from './queueSync.ts';

/** Attempts of a sync that is not repeated; what it could not send is sent within the hour. */
const ATTEMPTS = 3;

function connectedOf({ payload }: Pick<BusinessTask, 'payload'>): Connected {
  const { kind, recordId, connectionId } = payload;
  return { kind: kind as ConnectionKind, recordId: String(recordId), connectionId: String(connectionId) };
}

/** Sends what a platform has not received, delivery by delivery, without holding a database connection meanwhile. */
async function sync(
  platforms: Platforms,
  task: BusinessTask,
  { database, now, isStopping }: TaskRun,
): Promise<TaskResult> {
  const { scope } = task;
  const connected = connectedOf(task);
  const { sync: connection } = CONNECTIONS[connected.kind];
  const platform = platforms[scope.environment];
  for (;;) {
    if (isStopping()) return { state: 'AGAIN', due: now() };
    const delivery = await inBusiness(database.pool, scope, (transaction) =>
      connection.next({ transaction, scope, now: now() }, connected),
    );
    if (delivery === undefined || platform === undefined) return { state: 'DONE' };
    const answer = await inTime(delivery.send(platform));
    if (typeof answer === 'string') {
      return {
        state: 'DONE',
        write: (transaction) => connection.fail({ transaction, scope, now: now() }, connected, answer),
      };
    }
    await inBusiness(database.pool, scope, (transaction) => answer({ transaction, scope, now: now() }));
    if (delivery.isEmpty) break;
  }
  const due = new Date(now().getTime() + SYNC_INTERVAL);
  return task.key === hourlyKey(connected) ? { state: 'AGAIN', due } : { state: 'DONE' };
}

/**
 * What connected platforms receive: payments, or listings. A platform that does not respond for 14 days is not connected any
 * more. Rule products.integration-payments, products.integration-problem, store.listing-sent.
 */
export function platformQueue({ realTime }: Pick<Services, 'realTime'>, platforms: Platforms): Queue {
  return {
    name: 'platform',
    concurrency: 2,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    async handle(task, run) {
      const isRepeated = task.key === hourlyKey(connectedOf(task));
      return sync(platforms, ofBusiness(task), run).catch((error: unknown) => {
        if (isRepeated || task.attempts < ATTEMPTS) throw error;
        return { state: 'DONE' };
      });
    },
    async bury(transaction, task) {
      const { scope, ...rest } = ofBusiness(task);
      const connected = connectedOf(rest);
      await enterBusiness(transaction, scope);
      const context = { transaction, scope, now: businessTime(task, realTime()) };
      await CONNECTIONS[connected.kind].sync.fail(context, connected, 'NOT_REACHABLE');
    },
  };
}
