import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { carryNext } from './carryNext.ts';
import type { Rails } from './Rail.ts';

/** How often is looked for orders that are due, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Asks the rails about what is sent. */
export function railWorker(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  rails: Rails,
  onError: (error: unknown) => void,
): DueWorker {
  return new DueWorker({
    pollInterval: POLL_INTERVAL_MS,
    doNext: () => carryNext({ database, config }, rails, now),
    onError,
  });
}
