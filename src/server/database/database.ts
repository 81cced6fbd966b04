import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import { type Channel, ChannelConnection, type ChannelListener } from './ChannelConnection.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded/openEmbedded.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { onConnection, ReconnectingPool } from './ReconnectingPool.ts';
import { StartError } from './StartError.ts';

const CONNECT_MS = 10_000;

type Listeners = Map<Channel, ChannelListener>;

export interface DatabaseOptions {
  /** Connection string of a PostgreSQL server; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, created when missing. */
  readonly dataDir: string;
  /** The embedded database where it is being opened already; its own `onLost` is called when it exits. */
  readonly embedded?: Promise<EmbeddedDatabase> | undefined;
  /** Maximum number of connections to a PostgreSQL server, default 10; the embedded database has one. */
  readonly poolSize?: number | undefined;
  /** Called when a connection is lost, or when the embedded database exits. */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/** An open database whose schema is up to date. */
export interface Database {
  /** Connects as the database owner: for identity, the demo and jobs. Requests use `inBusiness` and `readInBusiness`. */
  readonly pool: Pool;
  readonly drizzle: NodePgDatabase;
  readonly embedded: boolean;
  /**
   * Calls a listener with what any process sends to a channel by NOTIFY, until the database closes, and without a message
   * when some may have been lost. Once for each channel.
   */
  listen(channel: Channel, listener: ChannelListener): Promise<void>;
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>;
}

/** Opens and migrates the database. Throws StartError when that is not possible. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  return databaseUrl === undefined ? openEmbeddedPool(options) : openServerPool(options, databaseUrl);
}

async function openEmbeddedPool(options: DatabaseOptions): Promise<Database> {
  const { dataDir, onLost = ignore } = options;
  const embedded = await (options.embedded ?? openEmbedded(dataDir, onLost));
  const listeners: Listeners = new Map();
  const pool = openPool(
    {
      host: embedded.host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      // PGlite has one session for all connections: this resets the state that a broken connection left.
      onConnect: async (client) => {
        await client.query('DISCARD ALL');
        for (const channel of listeners.keys()) await client.query(`LISTEN ${channel}`);
      },
    },
    onLost,
  );
  // The one session hears what it sends itself.
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload }) => listeners.get(channel as Channel)?.(payload)),
  );
  async function close() {
    await pool.end();
    await embedded.close();
  }
  async function listen(channel: Channel, listener: ChannelListener) {
    listeners.set(channel, listener);
    await pool.query(`LISTEN ${channel}`);
  }
  return ready(pool, true, { listen, close });
}

async function openServerPool(options: DatabaseOptions, databaseUrl: string): Promise<Database> {
  const { poolSize = 10, onLost = ignore } = options;
  const pool = openPool({ connectionString: databaseUrl, max: poolSize, application_name: 'beranda' }, onLost);
  try {
    const client = await pool.connect();
    client.release();
  } catch (cause) {
    await pool.end();
    throw unreachable(databaseUrl, cause);
  }
  const listening: ChannelConnection[] = [];
  async function listen(channel: Channel, listener: ChannelListener) {
    listening.push(new ChannelConnection(databaseUrl, channel, listener));
  }
  async function close() {
    await Promise.all(listening.map((connection) => connection.close()));
    await pool.end();
  }
  return ready(pool, false, { listen, close });
}

function openPool(config: PoolConfig, onLost: (error: Error) => void): Pool {
  return new ReconnectingPool({ ...config, pipeline: true, connectionTimeoutMillis: CONNECT_MS }, onLost);
}

/** Works around drizzle: its transaction of a pool never releases a connection on which `begin` has thrown. */
function drizzleOn(pool: Pool): NodePgDatabase {
  const database = drizzle(pool);
  database.transaction = (work, config) =>
    onConnection(pool, (client, begun) =>
      drizzle(client).transaction((transaction) => {
        begun();
        return work(transaction);
      }, config),
    );
  return database;
}

async function ready(
  pool: Pool,
  embedded: boolean,
  { listen, close }: Pick<Database, 'listen' | 'close'>,
): Promise<Database> {
  try {
    const client = await pool.connect();
    try {
      await migrateDatabase(client, { embedded });
    } finally {
      client.release();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, drizzle: drizzleOn(pool), embedded, listen, close };
}

function unreachable(databaseUrl: string, cause: unknown): StartError {
  let where = 'DATABASE_URL';
  try {
    where = new URL(databaseUrl).host || where;
  } catch {
    // Not a URL; the driver's message describes the error.
  }
  const why = reasonOf(cause);
  return new StartError(
    'database-unreachable',
    `The database at ${where} cannot be reached (${why}); check DATABASE_URL.`,
    { cause },
  );
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message;
  return cause.message.split('\n')[0] ?? '';
}

function ignore(): void {}
