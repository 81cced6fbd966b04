import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where packages of Debian and Ubuntu put the programs of each major version. */
const PACKAGED = '/usr/lib/postgresql';

const OLDEST_MAJOR = 15;

/** Longest that the server may take to accept connections, in milliseconds. */
const START_TIMEOUT = 30_000;

/** A PostgreSQL server of the attack's own, on the loopback address. */
export interface PostgresServer {
  readonly url: string;
  /** Starts it, and waits until it accepts connections. */
  start(): Promise<void>;
  /** Ends its connections and stops it, as a restart does. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

function programsFolder(): string | undefined {
  const majors = existsSync(PACKAGED) ? readdirSync(PACKAGED).map(Number) : [];
  const [newest] = majors.filter((major) => major >= OLDEST_MAJOR).sort((one, other) => other - one);
  const folder = join(PACKAGED, String(newest), 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root: it runs as the user that its packages make. `undefined` where that is missing. */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (option: string): number =>
      Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Makes an empty server, not started. Answers why it cannot where the programs of PostgreSQL are missing. */
export async function makePostgresServer(): Promise<PostgresServer | string> {
  const programs = programsFolder();
  if (programs === undefined) return `no PostgreSQL ${OLDEST_MAJOR} or later in ${PACKAGED}`;
  const owner = ownerOfServer();
  if (owner === undefined) return 'PostgreSQL does not run as root, and this machine has no user "postgres"';
  const folder = mkdtempSync(join(tmpdir(), 'beranda-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const settings = { ...owner, cwd: folder };
  const initialize = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialize, { ...settings, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', `port=${port}`];
    const set = options.flatMap((option) => ['-c', option]);
    child = spawn(join(programs ?? '', 'postgres'), ['-D', join(folder, 'data'), ...set], {
      ...settings,
      stdio: 'ignore',
    });
    const begun = performance.now();
    while (!(await accepts(url))) {
      if (performance.now() - begun > START_TIMEOUT) throw new Error('PostgreSQL does not start.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function stop(): Promise<void> {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // A fast shutdown: it ends connections instead of waiting for them.
    running.kill('SIGINT');
    await ended;
  }

  async function remove(): Promise<void> {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }

  return { url, start, stop, remove };
}
