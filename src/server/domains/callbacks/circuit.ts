import { and, arrayContains, eq, lt, sql } from 'drizzle-orm';
import { realTimeOf } from '../../core/clock/businessTime.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { callback_circuits, queue_tasks } from '../../database/schema/index.ts';
import { openMinutes } from './openMinutes.ts';
import { urlShare } from './queueDelivery.ts';

/** A receiver of callbacks: one URL of a business in one environment. */
export interface Receiver {
  readonly scope: BusinessScope;
  readonly url: string;
}

/** State of a receiver whose last delivery got no response. */
export interface Circuit {
  readonly unanswered: number;
  readonly openUntil: Date | null;
}

function isOf({ scope, url }: Receiver) {
  return and(belongsTo(callback_circuits, scope), eq(callback_circuits.url, url));
}

function queuedFor({ scope, url }: Receiver) {
  return and(
    belongsTo(queue_tasks, scope),
    eq(queue_tasks.queue, 'callback'),
    arrayContains(queue_tasks.shares, [urlShare(scope, url)]),
  );
}

/** The circuit of a receiver; `undefined` for one that responds. */
export async function readCircuit({ drizzle }: Database, receiver: Receiver): Promise<Circuit | undefined> {
  const [row] = await drizzle.select().from(callback_circuits).where(isOf(receiver));
  return row && { unanswered: row.unanswered, openUntil: row.open_until };
}

/** Delays automatic deliveries until the circuit is half open; deliveries that a user resends are not held. */
export async function holdDeliveries({ drizzle }: Database, receiver: Receiver, until: Date, now: Date): Promise<void> {
  const real = realTimeOf(receiver.scope, until);
  await drizzle
    .update(queue_tasks)
    .set({ due: real, scheduled: realTimeOf(receiver.scope, now), held: true })
    .where(and(queuedFor(receiver), sql`${queue_tasks.payload} ->> 'sender' is null`, lt(queue_tasks.due, real)));
}

/**
 * Records a delivery without a response: opens the circuit after several in a row, and again after each probe. Deliveries
 * that were in progress when it opened do not count.
 */
export async function recordNoResponse(database: Database, receiver: Receiver, now: Date): Promise<void> {
  const { scope, url } = receiver;
  const { business_id, environment, url: address, unanswered, open_until } = callback_circuits;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [row] = await database.drizzle
    .insert(callback_circuits)
    .values({ ...scopeColumns(scope), url, unanswered: 1 })
    .onConflictDoUpdate({
      target: [business_id, environment, address],
      set: { unanswered: sql`case when ${open_until} > ${moment} then ${unanswered} else ${unanswered} + 1 end` },
    })
    .returning({ unanswered, openUntil: open_until });
  if (row === undefined) return;
  let until = row.openUntil;
  if (until === null || until <= now) {
    const minutes = openMinutes(row.unanswered);
    if (minutes === 0) return;
    until = new Date(now.getTime() + minutes * 60_000);
    await database.drizzle.update(callback_circuits).set({ open_until: until }).where(isOf(receiver));
  }
  await holdDeliveries(database, receiver, until, now);
}

/** Records a response: closes the circuit, and makes held deliveries due. */
export async function recordResponse({ drizzle }: Database, receiver: Receiver, now: Date): Promise<void> {
  const closed = await drizzle.delete(callback_circuits).where(isOf(receiver)).returning();
  if (closed.length === 0) return;
  await drizzle
    .update(queue_tasks)
    .set({ due: realTimeOf(receiver.scope, now), scheduled: realTimeOf(receiver.scope, now), held: false })
    .where(and(queuedFor(receiver), eq(queue_tasks.held, true)));
}
