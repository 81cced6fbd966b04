import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import type { Acquirers } from './Acquirer.ts';
import { collectNext } from './collectNext.ts';
import { runNextPlan } from './runPlan.ts';

/** Poll interval for due plans and payments, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

/** Starts due payments of recurring plans, and polls their status. */
export function planWorker(
  services: Pick<Services, 'database' | 'config' | 'now'>,
  acquirers: Acquirers,
  onError: (error: unknown) => void,
): DueWorker {
  const doNext = async () => (await runNextPlan(services, services.now())) || collectNext(services, acquirers);
  return new DueWorker({ pollInterval: POLL_INTERVAL_MS, doNext, onError });
}
