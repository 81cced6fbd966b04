import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { settleNext } from './settleDue.ts';

/** How often is looked for payments that are due, in milliseconds. */
const LOOK_EVERY = 30_000;

/** Settles payments as they become due. */
export function settlementWorker(
  { database, now }: Pick<Services, 'database' | 'now'>,
  onFault: (error: unknown) => void,
): DueWorker {
  return new DueWorker({ lookEvery: LOOK_EVERY, doNext: () => settleNext(database, now()), onFault });
}
