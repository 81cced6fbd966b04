import { DueWorker } from '../jobs/DueWorker.ts';
import type { Services } from '../services.ts';
import type { MessageTransports } from './MessageTransport.ts';
import { sendNextMessage } from './sendNextMessage.ts';

/** Poll interval, in milliseconds. Short, because people wait for codes. */
const POLL_INTERVAL_MS = 1_000;

/** Sends mails and text messages through their transports. */
export function messageWorker(
  { database, now }: Pick<Services, 'database' | 'now'>,
  transports: MessageTransports,
  onError: (error: unknown) => void,
): DueWorker {
  return new DueWorker({
    pollInterval: POLL_INTERVAL_MS,
    doNext: () => sendNextMessage(database, transports, now),
    onError,
  });
}
