import { eq, sql } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import { Shares } from '../../core/queue/Shares.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { callback_deliveries_due } from '../../database/schema/index.ts';
import { type Circuit, holdDeliveries, readCircuit } from './circuit.ts';

/** Maximum concurrent deliveries of a process: in total, per business, and per host. */
export const CONCURRENCY = 32;
// Rule callbacks.shares.
const BUSINESS_LANES = 4;
const HOST_LANES = 8;

/** How many of them may be for receivers whose last delivery got no response; one at a time for each such receiver. */
const PROBE_SLOTS = 8;
const DOUBTFUL = 'doubtful';

/** How long a delivery waits for such a slot, in milliseconds. */
const PROBE_WAIT = 5_000;

/** Lease: no other worker takes a delivery within this time; an unfinished one is then sent again. */
const LEASE = '1 minute';

/** A claimed delivery. */
export type Due = Record<'id' | 'business_id' | 'callback_id', string> & {
  environment: Environment;
  sender: string | null;
  url: string | null;
  host: string | null;
};

/** A claimed delivery with its slots, freed by `release`. */
export interface TakenDelivery {
  readonly due: Due;
  readonly release: () => void;
}

/** Claims deliveries so that no business, host or unresponsive receiver delays others. */
export class DeliveryQueue {
  private readonly businesses = new Shares(() => BUSINESS_LANES);
  private readonly hosts = new Shares(() => HOST_LANES);
  private readonly doubtful = new Shares(() => PROBE_SLOTS);
  private readonly doubtfulUrls = new Shares(() => 1);

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** Claims the delivery that has been due longest among those with free slots. */
  async take(): Promise<TakenDelivery | undefined> {
    for (;;) {
      const due = await this.claim();
      if (due === undefined) return undefined;
      const taken = await this.admit(due);
      if (taken !== undefined) return taken;
    }
  }

  private async claim(): Promise<Due | undefined> {
    const moment = sql`${this.now().toISOString()}::timestamptz`;
    const queue = callback_deliveries_due;
    const { rows } = await this.database.drizzle.execute<Due>(
      sql`update ${queue} set due = ${moment} + ${LEASE}::interval, held = false
          where id = (select id from ${queue} where due <= ${moment}
            and business_id <> all(${sql.param(this.businesses.full())}::uuid[])
            and coalesce(host, '') <> all(${sql.param(this.hosts.full())}::text[])
            and concat(business_id, environment, url) <> all(${sql.param(this.doubtfulUrls.full())}::text[])
            order by due limit 1 for update skip locked)
          returning id, business_id, environment, callback_id, sender, url, host`,
    );
    return rows[0];
  }

  /** Takes the slots for a delivery, or postpones it when its receiver has none free. */
  private async admit(due: Due): Promise<TakenDelivery | undefined> {
    const { url, host, sender } = due;
    const scope = scopeOf(due);
    const circuit = url === null ? undefined : await readCircuit(this.database, { scope, url });
    if (url !== null && circuit !== undefined) {
      const { openUntil } = circuit;
      if (sender === null && openUntil !== null && openUntil > this.now()) {
        await this.putOff(due, openUntil);
        await holdDeliveries(this.database, { scope, url }, openUntil);
        return undefined;
      }
      if (this.doubtful.isFull(DOUBTFUL)) {
        const later = new Date(this.now().getTime() + PROBE_WAIT);
        await this.putOff(due, later);
        await holdDeliveries(this.database, { scope, url }, later);
        return undefined;
      }
    }
    const shares = [this.businesses.take([due.business_id]), ...(host ? [this.hosts.take([host])] : [])];
    shares.push(...this.doubtfulShares(due, circuit));
    return { due, release: () => shares.forEach((release) => void release()) };
  }

  private doubtfulShares(due: Due, circuit: Circuit | undefined): (() => void)[] {
    if (circuit === undefined) return [];
    const key = `${due.business_id}${due.environment}${due.url}`;
    return [this.doubtful.take([DOUBTFUL]), this.doubtfulUrls.take([key])];
  }

  private async putOff({ id, sender }: Due, until: Date): Promise<void> {
    await this.database.drizzle
      .update(callback_deliveries_due)
      .set({ due: until, held: sender === null })
      .where(eq(callback_deliveries_due.id, id));
  }
}
