import type { Queue } from '#server/core/queue/Queue.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Does the tasks of a queue that are due now, or `ahead` milliseconds from now. What they write has that time, as if the
 * app's own worker had done them: a second ahead of it, a record would seem newer than one of the worker's that follows.
 */
export async function processDue(queue: Queue, database: Database, ahead = 0): Promise<void> {
  while (await processAt(queue, database, new Date(Date.now() + ahead)));
}
