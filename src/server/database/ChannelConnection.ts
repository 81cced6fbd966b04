import { Client } from 'pg';

/** A channel of NOTIFY. */
export type Channel = 'notifications';

/** Called with each message, and without one when some may have been lost. */
export type ChannelListener = (message: string | undefined) => void;

/** Delays before a lost connection is opened again, in milliseconds; the last one is repeated. */
const WAITS = [500, 2_000, 10_000, 30_000];

/**
 * A connection of its own that listens to a channel of a PostgreSQL server: those of a pool are closed when they are idle.
 * It is opened again when it is lost.
 */
export class ChannelConnection {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private losses = 0;
  private isClosed = false;

  constructor(
    private readonly connectionString: string,
    private readonly channel: Channel,
    private readonly listener: ChannelListener,
  ) {
    void this.open();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end();
  }

  private async open(): Promise<void> {
    const client = new Client({
      connectionString: this.connectionString,
      application_name: 'beranda-listener',
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ payload }) => this.listener(payload));
    client.on('error', () => undefined);
    client.on('end', () => this.openLater());
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
      if (this.losses > 0) this.listener(undefined);
      this.losses = 0;
    } catch {
      // Ends the client, which opens another one.
      await client.end().catch(() => undefined);
      this.openLater();
    }
  }

  private openLater(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    const wait = WAITS[Math.min(this.losses, WAITS.length - 1)];
    this.losses += 1;
    this.timer = setTimeout(() => void this.open(), wait);
    this.timer.unref();
  }
}
