import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import type { Carriers } from './Carrier.ts';
import { carryNextMessage } from './carryNextMessage.ts';
import { NO_CARRIER, noteCarriers } from './noteCarriers.ts';
import { sendMail, sendText } from './sendMail.ts';

let database: Database;
let carried: string[] = [];
const carrier = {
  carry: async ({ subject, text }: { subject: string; text: string }) => {
    carried.push(subject || text);
  },
  close: () => undefined,
};

function minute(nth: number): Date {
  return new Date(Date.UTC(2026, 10, 22, 3, nth));
}

function write(subject: string, created: Date): Promise<void> {
  return sendMail(database.drizzle, { to: 'rina@kopi.test', subject, text: 'x' }, created);
}

/** A start with these carriers, which sends what is due. */
async function start(carriers: Carriers, now: Date): Promise<void> {
  await noteCarriers(database, carriers, now);
  while (await carryNextMessage(database, carriers, () => now));
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  carried = [];
  await database.pool.query('truncate outbox_messages, outbox_carriers');
});

afterAll(() => database.close(), 60_000);

it('never sends what was written before its channel had a carrier, and keeps it', async () => {
  await start({}, minute(0));
  await write('old', minute(1));
  await start({ mail: carrier }, minute(2));
  expect(carried).toEqual([]);
  const { rows } = await database.pool.query(
    'select due, sent, failure, text is not null as kept from outbox_messages',
  );
  expect(rows).toEqual([{ due: null, sent: null, failure: NO_CARRIER, kept: true }]);
  await write('new', minute(2));
  await start({ mail: carrier }, minute(3));
  expect(carried).toEqual(['new']);
});

it('sends after a restart what was written while the channel had its carrier', async () => {
  await start({ mail: carrier }, minute(0));
  await write('before the crash', minute(1));
  await start({ mail: carrier }, minute(2));
  expect(carried).toEqual(['before the crash']);
});

it('begins anew after a start without the carrier, for each channel by itself', async () => {
  await start({ mail: carrier, text: carrier }, minute(0));
  await start({ text: carrier }, minute(1));
  await write('old', minute(2));
  await sendText(database.drizzle, { to: '+628123456789', text: 'code' }, minute(2));
  await start({ mail: carrier, text: carrier }, minute(3));
  expect(carried).toEqual(['code']);
});
