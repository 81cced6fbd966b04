import { and, eq, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox_carriers, outbox_messages } from '../../database/schema/index.ts';
import type { Carriers, Channel } from './Carrier.ts';

/** Why a message is kept and never sent. */
export const NO_CARRIER = 'The message was written while its channel had no transport configured.';

/**
 * Notes at a start which channels have a carrier. A channel that had none until now sends what is written from `now` on:
 * what waits in its outbox is kept there and never due, since its links have expired and its news is old. A channel that
 * had one before goes on with what is due.
 */
export async function noteCarriers({ drizzle }: Database, carriers: Carriers, now: Date): Promise<void> {
  const channels = Object.keys(carriers) as Channel[];
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
        .update(outbox_messages)
        .set({ due: null, failure: NO_CARRIER })
        .where(
          and(eq(outbox_messages.channel, channel), isNotNull(outbox_messages.due), lt(outbox_messages.created, now)),
        );
    }
  });
}
