import type { Database } from '../../../database/database.ts';
import type { Queue } from '../Queue.ts';
import { processNext } from '../runTask.ts';

/** Does the task of a queue that is due at a moment; returns `false` when nothing is due. */
export function processAt(queue: Queue, database: Database, now: Date): Promise<boolean> {
  return processNext(queue, { database, now: () => now, isStopping: () => false });
}
