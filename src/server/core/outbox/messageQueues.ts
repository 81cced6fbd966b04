import { eq } from 'drizzle-orm';
import { outbox_messages } from '../../database/schema/index.ts';
import type { Queue, Task, TaskResult, TaskRun } from '../queue/Queue.ts';
import type { Channel, MessageTransport, MessageTransports } from './MessageTransport.ts';
import { openBody } from './messageBody.ts';

/** Delays between attempts, in milliseconds; after the last attempt the message is given up. */
const WAITS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/** Delivers a message, and deletes its body once the transport has accepted it. */
async function send(transport: MessageTransport, { key }: Task, { database, now }: TaskRun): Promise<TaskResult> {
  const isThis = eq(outbox_messages.message_id, key);
  const [message] = await database.drizzle.select().from(outbox_messages).where(isThis);
  if (message === undefined || message.sent !== null) return { state: 'DONE' };
  const { message_id: id, to, subject, text } = message;
  if (text === null) throw new Error('The message text is no longer stored.');
  await transport.deliver({ id, to, subject, ...openBody(text) });
  return {
    state: 'DONE',
    async write(transaction) {
      await transaction.update(outbox_messages).set({ sent: now(), text: null }).where(isThis);
    },
  };
}

/** The queues of the channels that have a transport. Messages of other channels wait. */
export function messageQueues(transports: MessageTransports): Queue[] {
  return (Object.entries(transports) as [Channel, MessageTransport][]).map(([name, transport]) => ({
    name,
    concurrency: 1,
    waits: WAITS,
    logsErrors: false,
    handle: (task, run) => send(transport, task, run),
    async bury(transaction, { key }) {
      await transaction.update(outbox_messages).set({ text: null }).where(eq(outbox_messages.message_id, key));
    },
  }));
}
