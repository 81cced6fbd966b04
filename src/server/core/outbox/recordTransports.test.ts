import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { outbox_messages, queue_tasks } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { processAt } from '../queue/testing/processAt.ts';
import type { MessageTransports } from './MessageTransport.ts';
import { messageQueues } from './messageQueues.ts';
import { NO_TRANSPORT, recordTransports } from './recordTransports.ts';
import { sendMail, sendText } from './sendMail.ts';

let database: Database;
let delivered: string[] = [];
const transport = {
  deliver: async ({ subject, text }: { subject: string; text: string }) => {
    delivered.push(subject || text);
  },
  close: () => undefined,
};

function minute(nth: number): Date {
  return new Date(Date.UTC(2026, 10, 22, 3, nth));
}

function write(subject: string, created: Date): Promise<void> {
  return sendMail(database.drizzle, { to: 'rina@kopi.test', subject, text: 'x' }, created);
}

/** Starts with these transports and sends all due messages. */
async function start(transports: MessageTransports, now: Date): Promise<void> {
  await recordTransports(database, transports, now);
  for (const queue of messageQueues(transports)) while (await processAt(queue, database, now));
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  delivered = [];
  await database.pool.query('truncate outbox_messages, outbox_carriers, queue_tasks');
});

afterAll(() => database.close(), 60_000);

// Rule notifications.before-transport.
it('keeps messages written before their channel had a transport, and never sends them', async () => {
  await start({}, minute(0));
  await write('old', minute(1));
  await start({ mail: transport }, minute(2));
  expect(delivered).toEqual([]);
  const rows = await database.drizzle.select().from(outbox_messages);
  expect(rows).toMatchObject([{ sent: null, text: expect.any(String) }]);
  const tasks = await database.drizzle.select().from(queue_tasks);
  expect(tasks).toMatchObject([{ queue: 'mail', dead: minute(2), error: NO_TRANSPORT }]);
  await write('new', minute(2));
  await start({ mail: transport }, minute(3));
  expect(delivered).toEqual(['new']);
});

it('sends messages after a restart when their channel had its transport before', async () => {
  await start({ mail: transport }, minute(0));
  await write('before the crash', minute(1));
  await start({ mail: transport }, minute(2));
  expect(delivered).toEqual(['before the crash']);
});

it('starts over for a channel after a start without its transport', async () => {
  await start({ mail: transport, text: transport }, minute(0));
  await start({ text: transport }, minute(1));
  await write('old', minute(2));
  await sendText(database.drizzle, { to: '+628123456789', text: 'code' }, minute(2));
  await start({ mail: transport, text: transport }, minute(3));
  expect(delivered).toEqual(['code']);
});
