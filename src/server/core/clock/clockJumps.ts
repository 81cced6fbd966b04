import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Longest that a moment may lie in the future, in milliseconds: what lies further was recorded by a wrong clock. */
export const LONGEST_AHEAD = 3_600_000;

/** A moment in the database that lies further ahead than clocks of processes differ. */
interface Jump {
  readonly recorded: Date;
  readonly now: Date;
}

const jumps = channel('beranda:clock-jump');

/**
 * The moment of what follows something: `now`, or just after the newest moment, so that the order stays. A newest moment
 * more than an hour ahead was recorded while the clock was wrong: it is not followed, and the clock jump is reported.
 */
export function momentAfter(newest: Date, now: Date): Date {
  if (newest.getTime() - now.getTime() > LONGEST_AHEAD) {
    jumps.publish({ recorded: newest, now } satisfies Jump);
    return now;
  }
  return new Date(Math.max(now.getTime(), newest.getTime() + 1));
}

/** Logs the first clock jump that is met. */
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
