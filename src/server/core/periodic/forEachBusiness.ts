import type { SQL } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { businessesThat } from './businessesThat.ts';
import { PeriodicWorker } from './PeriodicWorker.ts';
import type { BusinessTerms, ZonedBusiness } from './ZonedBusiness.ts';

/** Work that is repeated for the businesses that have any. */
export interface BusinessWork {
  /** The condition that a business may have work: it holds wherever `work` would do something. */
  has(business: BusinessTerms): SQL;
  /** Does the work of one business at its time. */
  work(business: ZonedBusiness, now: Date): Promise<void>;
}

/** How work is repeated. */
interface Repetition {
  /** Milliseconds between the beginnings. */
  readonly interval: number;
  onError(error: unknown): void;
}

/**
 * Repeats work for each business that has any, one at a time, until the process shuts down. An error in one is reported, and
 * others continue.
 */
export function forEachBusiness(
  services: Pick<Services, 'database' | 'realTime'>,
  { has, work }: BusinessWork,
  { interval, onError }: Repetition,
): PeriodicWorker {
  async function run(isStopping: () => boolean): Promise<void> {
    for (const { now, ...business } of await businessesThat(services, has)) {
      if (isStopping()) return;
      await work(business, now).catch(onError);
    }
  }
  return new PeriodicWorker({ interval, run, onError });
}
