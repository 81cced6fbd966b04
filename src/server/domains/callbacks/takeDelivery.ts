import { eq, sql } from 'drizzle-orm';
import type { Environment } from '#contract/generated/config.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import { callback_deliveries_due } from '../../database/schema/index.ts';
import { Shares } from '../../engine/jobs/Shares.ts';
import { type Circuit, holdDeliveries, readCircuit } from './circuit.ts';

/** Deliveries under way at once in one process: in all, of a business, and to a host. */
export const CONCURRENCY = 32;
// Rule callbacks.shares.
const BUSINESS_LANES = 4;
const HOST_LANES = 8;

/** Of all lanes, those for receivers whose last delivery got no answer; of one such receiver there is one at a time. */
const DOUBTFUL_LANES = 8;
const DOUBTFUL = 'doubtful';

/** How long a delivery waits for a doubtful lane, in milliseconds. */
const DOUBTFUL_WAIT = 5_000;

/** Lease: no other worker takes a delivery within this time; one that is not ended is begun anew. */
const LEASE = '1 minute';

/** A delivery that was taken out of the queue. */
export type Due = Record<'id' | 'business_id' | 'callback_id', string> & {
  environment: Environment;
  sender: string | null;
  url: string | null;
  host: string | null;
};

/** A delivery with its share of the lanes, which it gives back when it has ended. */
export interface TakenDelivery {
  readonly due: Due;
  readonly release: () => void;
}

/** Takes deliveries so that no business, host or silent receiver holds up those of others. */
export class DeliveryQueue {
  private readonly businesses = new Shares(BUSINESS_LANES);
  private readonly hosts = new Shares(HOST_LANES);
  private readonly doubtful = new Shares(DOUBTFUL_LANES);
  private readonly doubtfulUrls = new Shares(1);

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /** Takes the delivery that has been due longest among those that may begin now. */
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

  /** Gives a delivery its lane, or puts it off where its receiver gets none now. */
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
        const later = new Date(this.now().getTime() + DOUBTFUL_WAIT);
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
