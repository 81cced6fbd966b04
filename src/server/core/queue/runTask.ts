import type { Database } from '../../database/database.ts';
import { enterBusiness } from '../../database/inBusiness.ts';
import { clockOf } from '../clock/businessTime.ts';
import { failTask, removeTask, returnTask, takeTask } from './leases.ts';
import type { Queue, Task, TaskResult, TaskRun, WorkerRun } from './Queue.ts';

/** A task whose workers ended before they stored a result, as often as it may be tried. */
const NO_RESULT = 'Each worker that took the task ended without a result.';

/** Stores the result of a task, unless another worker has taken it meanwhile. */
async function store(database: Database, task: Task, result: TaskResult, now: Date): Promise<boolean> {
  if (result.state === 'AGAIN') {
    await returnTask(database, task, result, now);
    return true;
  }
  const { write } = result;
  return database.drizzle.transaction(async (transaction) => {
    if (!(await removeTask(transaction, task))) return false;
    if (task.scope !== undefined) await enterBusiness(transaction, task.scope);
    await write?.(transaction);
    return true;
  });
}

/** The worker as a task sees it: at the time of its business. */
export function runOf(task: Task, { realTime, ...run }: WorkerRun): TaskRun {
  return { ...run, now: clockOf(task, realTime) };
}

/** A task that is tried no more. */
export class TaskDead extends Error {}

/**
 * Does a task and stores its result; `run` has the real time, by which tasks wait. After an error the task waits for its next attempt and the error is rethrown; after
 * the last attempt TaskDead is thrown, with the error as its cause.
 */
export async function runTask(queue: Queue, task: Task, run: WorkerRun): Promise<void> {
  const { database } = run;
  let result: TaskResult;
  let isStored: boolean;
  try {
    if (task.attempts > queue.waits.length + 1) throw new Error(NO_RESULT);
    result = await queue.handle(task, runOf(task, run));
    isStored = await store(database, task, result, run.realTime());
  } catch (cause) {
    // While the database cannot be reached the task is left to its lease.
    const isDead = await failTask(database, queue, task, cause, run.realTime()).catch(() => false);
    if (isDead) throw new TaskDead(`A task of the queue ${queue.name} is dead after its last attempt.`, { cause });
    throw cause;
  }
  if (isStored && result.state === 'DONE') await result.after?.();
}

/** Does the task of a queue that has been due longest. Returns `false` when nothing is due. */
export async function processNext(queue: Queue, run: WorkerRun): Promise<boolean> {
  const task = await takeTask(run.database, queue, run.realTime());
  if (task === undefined) return false;
  await runTask(queue, task, run);
  return true;
}
