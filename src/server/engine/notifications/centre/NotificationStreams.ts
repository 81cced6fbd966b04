import { PassThrough, type Readable } from 'node:stream';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Database } from '../../../database/database.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';

/**
 * How long a stream stays open, in milliseconds. The next one is a request with the session of that moment: a session that
 * has ended, or that is in another business, hears no more.
 */
const LIFETIME_MS = 55_000;

/** Maximum number of open streams: of this process, and of one user, who has one for each browser. */
const LIMITS = { process: 5_000, user: 16 } as const;

/** Says that there is something to read. It carries no data: that is read with the permissions of that moment. */
const CHANGED = 'event: changed\ndata:\n\n';

interface Stream {
  readonly output: PassThrough;
  readonly place: string;
  readonly userId: string;
}

function placeOf({ businessId, environment }: BusinessScope): string {
  return `${businessId} ${environment}`;
}

/** The streams (server-sent events) by which open pages learn of new notifications, whichever process wrote them. */
export class NotificationStreams {
  private readonly open = new Set<Stream>();
  private listening: Promise<void> | undefined;

  constructor(private readonly database: Pick<Database, 'listen'>) {}

  /** Opens a stream of a business for a user. Throws TOO_MANY_REQUESTS when too many are open. */
  async add(scope: BusinessScope, userId: string): Promise<Readable> {
    const own = [...this.open].filter((stream) => stream.userId === userId);
    if (this.open.size >= LIMITS.process || own.length >= LIMITS.user) {
      throw new ApiError('TOO_MANY_REQUESTS', 'Too many streams are open. Close one, or retry later.', [], 60);
    }
    const output = new PassThrough();
    const stream = { output, place: placeOf(scope), userId };
    this.open.add(stream);
    const timer = setTimeout(() => output.end(), LIFETIME_MS);
    output.once('close', () => {
      clearTimeout(timer);
      this.open.delete(stream);
    });
    this.listening ??= this.database.listen('notifications', (message) => this.announce(message));
    try {
      await this.listening;
    } catch (error) {
      this.listening = undefined;
      output.destroy();
      throw error;
    }
    output.write(': open\n\n');
    return output;
  }

  /** Ends all streams. */
  end(): void {
    for (const { output } of this.open) output.end();
  }

  /** A message names a business and an environment; without one, any may have something new. */
  private announce(message: string | undefined): void {
    for (const { output, place } of this.open) {
      // A page that does not read has an announcement waiting.
      if ((message === undefined || message === place) && !output.writableNeedDrain) output.write(CHANGED);
    }
  }
}
