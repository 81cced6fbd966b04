import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionLost } from './connectionLoss.ts';

/** Delays before a refused connection is retried, in milliseconds: a restarted server accepts connections within a second. */
const WAITS = [50, 150, 300, 500];

/** Maximum number of attempts to begin a transaction on a lost connection. */
const BEGINS = 3;

type ConnectCallback = Parameters<Pool['connect']>[0];

/** A pool that survives lost connections and retries when none can be opened. */
export class ReconnectingPool extends Pool {
  constructor(config: PoolConfig, onLost: (error: Error) => void) {
    super(config);
    // The pool handles errors of idle connections only; an `error` event without a listener ends the process.
    this.on('connect', (client) => {
      client.on('error', onLost);
      writeTogether(client);
    });
    this.on('error', () => undefined);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const connected = this.connectAgain();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  private async connectAgain(): Promise<PoolClient> {
    for (const pause of WAITS) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isConnectionLost(error) || this.ending) throw error;
        await wait(pause);
      }
    }
    return super.connect();
  }
}

/** Makes a client write the statements that it is given at one moment in one write to the socket. */
function writeTogether(client: PoolClient): void {
  const { stream } = client.connection;
  let isCorked = false;
  function uncork(): void {
    isCorked = false;
    stream.uncork();
  }
  function corked(...given: unknown[]): unknown {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      // Runs when no promise has more to do: until then, further statements may follow.
      process.nextTick(uncork);
    }
    return Reflect.apply(Client.prototype.query, client, given);
  }
  Object.assign(client, { query: corked });
}

/** Releases a client; one that is inside a transaction is destroyed instead. */
function release(client: PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}

/**
 * Runs one transaction on a connection of the pool. `run` calls `begun` once the server has begun a transaction that may
 * write. A connection that is lost before that is replaced and `run` is called again: nothing has been executed yet.
 */
export async function onConnection<T>(
  pool: Pool,
  run: (client: PoolClient, begun: () => void) => Promise<T>,
): Promise<T> {
  for (let begins = 1; ; begins++) {
    const client = await pool.connect();
    let hasBegun = false;
    try {
      return await run(client, () => {
        hasBegun = true;
      });
    } catch (error) {
      if (hasBegun || begins === BEGINS || !isConnectionLost(error)) throw error;
    } finally {
      release(client);
    }
  }
}
