import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import type { MessageTransports } from './MessageTransport.ts';
import { NO_TRANSPORT, recordTransports } from './recordTransports.ts';
import { sendMail, sendText } from './sendMail.ts';
import { sendNextMessage } from './sendNextMessage.ts';

let database: Database;
let delivered: string[] = [];
const carrier = {
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

/** A start with these transports, which sends what is due. */
async function start(transports: MessageTransports, now: Date): Promise<void> {
  await recordTransports(database, transports, now);
  while (await sendNextMessage(database, transports, () => now));
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  delivered = [];
  await database.pool.query('truncate outbox_messages, outbox_carriers');
});

afterAll(() => database.close(), 60_000);

it('never sends what was written before its channel had a carrier, and keeps it', async () => {
  await start({}, minute(0));
  await write('old', minute(1));
  await start({ mail: carrier }, minute(2));
  expect(delivered).toEqual([]);
  const { rows } = await database.pool.query(
    'select due, sent, failure, text is not null as kept from outbox_messages',
  );
  expect(rows).toEqual([{ due: null, sent: null, failure: NO_TRANSPORT, kept: true }]);
  await write('new', minute(2));
  await start({ mail: carrier }, minute(3));
  expect(delivered).toEqual(['new']);
});

it('sends after a restart what was written while the channel had its carrier', async () => {
  await start({ mail: carrier }, minute(0));
  await write('before the crash', minute(1));
  await start({ mail: carrier }, minute(2));
  expect(delivered).toEqual(['before the crash']);
});

it('begins anew after a start without the carrier, for each channel by itself', async () => {
  await start({ mail: carrier, text: carrier }, minute(0));
  await start({ text: carrier }, minute(1));
  await write('old', minute(2));
  await sendText(database.drizzle, { to: '+628123456789', text: 'code' }, minute(2));
  await start({ mail: carrier, text: carrier }, minute(3));
  expect(delivered).toEqual(['code']);
});
