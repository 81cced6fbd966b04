import { and, eq, isNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox_carriers, queue_tasks } from '../../database/schema/index.ts';
import type { Channel, MessageTransports } from './MessageTransport.ts';

/** Why a message is kept and never sent. */
export const NO_TRANSPORT = 'The message was written while its channel had no transport configured.';

/**
 * Records at startup which channels have a transport. A channel that had none before sends only messages written from `now`
 * on: earlier messages are kept but never sent, because their links have expired. A channel that already had one continues
 * with its due messages.
 */
export async function recordTransports({ drizzle }: Database, transports: MessageTransports, now: Date): Promise<void> {
  const channels = Object.keys(transports) as Channel[];
  await drizzle.transaction(async (transaction) => {
    await transaction.delete(outbox_carriers).where(notInArray(outbox_carriers.channel, channels));
    for (const channel of channels) {
      const added = await transaction
        .insert(outbox_carriers)
        .values({ channel, since: now })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0) continue;
      await transaction
        .update(queue_tasks)
        .set({ dead: now, error: NO_TRANSPORT })
        .where(and(eq(queue_tasks.queue, channel), isNull(queue_tasks.dead), lt(queue_tasks.scheduled, now)));
    }
  });
}
