import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { settleNext } from './settleDue.ts';

/** Poll interval for due payments, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** Settles due payments. */
export function settlementWorker(
  { database, now }: Pick<Services, 'database' | 'now'>,
  onError: (error: unknown) => void,
): DueWorker {
  return new DueWorker({ pollInterval: POLL_INTERVAL_MS, doNext: () => settleNext(database, now()), onError });
}
