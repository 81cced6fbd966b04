import { DueWorker } from '../jobs/DueWorker.ts';
import type { Services } from '../services.ts';
import type { Carriers } from './Carrier.ts';
import { carryNextMessage } from './carryNextMessage.ts';

/** How often is looked for messages, in milliseconds: somebody waits before a code. */
const LOOK_EVERY = 1_000;

/** Gives mails and text messages to who carries them. */
export function messageWorker(
  { database, now }: Pick<Services, 'database' | 'now'>,
  carriers: Carriers,
  onFault: (error: unknown) => void,
): DueWorker {
  return new DueWorker({ lookEvery: LOOK_EVERY, doNext: () => carryNextMessage(database, carriers, now), onFault });
}
