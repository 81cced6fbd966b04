import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import type { PayoutProviders } from './PayoutProvider.ts';
import { processNext } from './processNext.ts';

/** Poll interval for due orders, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Submits orders to providers and polls their status. */
export function providerWorker(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  providers: PayoutProviders,
  onError: (error: unknown) => void,
): DueWorker {
  return new DueWorker({
    pollInterval: POLL_INTERVAL_MS,
    doNext: () => processNext({ database, config }, providers, now),
    onError,
  });
}
