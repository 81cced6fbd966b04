import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { carryNext } from './carryNext.ts';
import type { Rails } from './Rail.ts';

/** Poll interval for due orders, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Submits orders to providers and polls their status. */
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
