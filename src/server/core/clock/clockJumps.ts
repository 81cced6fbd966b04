import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Longest time that a recorded timestamp may be in the future, in milliseconds. A later one was recorded by a wrong clock.
 * Rule security.clock-jumps.
 */
export const LONGEST_AHEAD = 3_600_000;

/** A timestamp in the database that is further ahead than the clocks of processes differ. */
interface Jump {
  readonly recorded: Date;
  readonly now: Date;
}

const jumps = channel('beranda:clock-jump');

/**
 * The timestamp of an entry that follows `newest`: `now`, or just after `newest`, so that entries stay in order. A newest
 * timestamp more than an hour ahead was recorded while the clock was wrong: it is ignored, and the clock jump is reported.
 */
export function momentAfter(newest: Date, now: Date): Date {
  if (newest.getTime() - now.getTime() > LONGEST_AHEAD) {
    jumps.publish({ recorded: newest, now } satisfies Jump);
    return now;
  }
  return new Date(Math.max(now.getTime(), newest.getTime() + 1));
}

/** Logs the first clock jump. */
export const clockJumpLog = plugin(
  async (app: FastifyInstance) => {
    let isLogged = false;
    const log = (message: unknown) => {
      if (isLogged) return;
      isLogged = true;
      const { recorded, now } = message as Jump;
      app.log.warn(
        { recorded, now },
        'The clock is behind the ledger: the ledger has entries more than one hour in the future. New entries use the current time.',
      );
    };
    jumps.subscribe(log);
    app.addHook('onClose', async () => {
      jumps.unsubscribe(log);
    });
  },
  { name: 'clock-jump-log' },
);
