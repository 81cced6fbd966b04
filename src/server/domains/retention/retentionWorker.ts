import type { FileStore } from '../../core/files/FileStore.ts';
import { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { Services } from '../../core/services.ts';
import { sweepAll } from './sweepAll.ts';

/** How often expired data is deleted, in milliseconds. */
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** Deletes expired data at startup and every hour. Any number of processes may run it. */
export function retentionWorker(
  services: Pick<Services, 'database' | 'config' | 'realTime'>,
  store: FileStore,
  onError: (error: unknown) => void,
): PeriodicWorker {
  const run = (isStopping: () => boolean) => sweepAll({ services, store, onError, isStopping });
  return new PeriodicWorker({ interval: SWEEP_INTERVAL_MS, run, onError });
}
