import { DueWorker } from '../jobs/DueWorker.ts';
import type { Services } from '../services.ts';
import type { Carriers } from './Carrier.ts';
import { carryNextMessage } from './carryNextMessage.ts';

/** Poll interval, in milliseconds. Short, because people wait for codes. */
const LOOK_EVERY = 1_000;

/** Sends mails and text messages through their transports. */
export function messageWorker(
  { database, now }: Pick<Services, 'database' | 'now'>,
  carriers: Carriers,
  onFault: (error: unknown) => void,
): DueWorker {
  return new DueWorker({ lookEvery: LOOK_EVERY, doNext: () => carryNextMessage(database, carriers, now), onFault });
}
