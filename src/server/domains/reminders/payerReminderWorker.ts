import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { Services } from '../../core/services.ts';
import { hasPayersToRemind, remindPayers } from './remindPayers.ts';

/** Poll interval for payers to remind, in milliseconds. */
const POLL_INTERVAL_MS = 15 * 60_000;

/** Payers to remind. */
export function payerReminders(services: Services): BusinessWork {
  return {
    has: (business) => hasPayersToRemind(services.config, business),
    work: (business, now) => remindPayers(services, business, now),
  };
}

/** Reminds payers, one business at a time. Any number of processes may run it. */
export function payerReminderWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, payerReminders(services), { interval: POLL_INTERVAL_MS, onError });
}
