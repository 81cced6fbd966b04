import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { settleNext } from './settleDue.ts';

/** How often is looked for payments that are due, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** Settles payments as they become due. */
export function settlementWorker(
  { database, now }: Pick<Services, 'database' | 'now'>,
  onError: (error: unknown) => void,
): DueWorker {
  return new DueWorker({ pollInterval: POLL_INTERVAL_MS, doNext: () => settleNext(database, now()), onError });
}
