import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox_messages } from '../../database/schema/index.ts';
import type { Channel, MessageTransports } from './MessageTransport.ts';
import { openBody } from './messageBody.ts';

/** Lease: no other process takes the message within this time, in milliseconds. */
const LEASE = 60_000;

/** Delays between attempts, in milliseconds; after the last attempt the message is given up. */
const WAITS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];

/** Claims the message that has been due longest, among the channels with a transport. */
async function claim({ drizzle }: Database, channels: Channel[], now: Date) {
  const due = drizzle
    .select({ id: outbox_messages.message_id })
    .from(outbox_messages)
    .where(and(inArray(outbox_messages.channel, channels), lte(outbox_messages.due, now)))
    .orderBy(asc(outbox_messages.due))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await drizzle
    .update(outbox_messages)
    .set({ due: new Date(now.getTime() + LEASE), tries: sql`${outbox_messages.tries} + 1` })
    .where(inArray(outbox_messages.message_id, due))
    .returning();
  return claimed;
}

/**
 * Sends the next due message through its transport and deletes its body once accepted. Returns `false` when nothing is due.
 * A message that is not accepted is retried with increasing delays, and given up after the last one.
 */
export async function sendNextMessage(
  database: Database,
  transports: MessageTransports,
  now: () => Date,
): Promise<boolean> {
  const channels = Object.keys(transports) as Channel[];
  const message = channels.length === 0 ? undefined : await claim(database, channels, now());
  if (message === undefined) return false;
  const change = await trySend(transports, message, now);
  await database.drizzle.update(outbox_messages).set(change).where(eq(outbox_messages.message_id, message.message_id));
  return true;
}

type Row = typeof outbox_messages.$inferSelect;

async function trySend(
  transports: MessageTransports,
  { message_id, channel, to, subject, text, tries }: Row,
  now: () => Date,
): Promise<Partial<Row>> {
  try {
    if (text === null) throw new Error('The message text is no longer stored.');
    await transports[channel]?.deliver({ id: message_id, to, subject, ...openBody(text) });
    return { sent: now(), due: null, text: null, last_error: null };
  } catch (error) {
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 400);
    const wait = WAITS[tries - 1];
    if (wait === undefined) return { due: null, text: null, last_error };
    return { due: new Date(now().getTime() + wait), last_error };
  }
}
