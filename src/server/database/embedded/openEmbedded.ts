import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../packageRoot.ts';
import { StartError } from '../StartError.ts';
import { holdFolder } from './holdFolder.ts';
import { makeSocketFolder } from './socketFolder.ts';

/** Major version of PostgreSQL in PGlite, which determines the format of its folders. */
export const EMBEDDED_MAJOR = '18';

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** Folder of the socket, used as `host` of a connection. */
  readonly host: string;
  close(): Promise<void>;
}

/**
 * Runs PGlite on `<dataDir>/database` in a worker thread, behind a Unix socket in a private folder. The folder is created
 * when missing. PGlite does not call fsync: acknowledged rows survive the end of the process, but not a power cut.
 *
 * `onLost` is called when the thread exits. Throws StartError.
 */
export async function openEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  requireWritable(folder);
  const sockets = await makeSocketFolder();
  const host = sockets.path;
  try {
    const alias = join(host, 'data');
    symlinkSync(folder, alias, 'dir');
    const hold = await holdFolder(folder, alias);
    try {
      requireVersion(folder);
      const worker = await startWorker(join(folder, 'database'), join(host, '.s.PGSQL.5432'));
      worker.on('error', onLost);
      worker.on('exit', () => onLost(new Error('the embedded database ended')));
      return {
        host,
        async close() {
          worker.removeAllListeners();
          await stopWorker(worker);
          await hold.release();
          await sockets.remove();
        },
      };
    } catch (error) {
      await hold.release();
      throw error;
    }
  } catch (error) {
    await sockets.remove();
    throw error;
  }
}

/**
 * Creates a folder and its parents one by one: `recursive` never returns when the system has the parent but rejects
 * children.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

function requireWritable(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.writable.${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(
      'folder-unwritable',
      `The folder ${folder} cannot be written to (${code}); set DATA_DIR to a writable folder.`,
      {
        cause,
      },
    );
  }
}

function requireVersion(folder: string): void {
  const file = join(folder, 'database', 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === EMBEDDED_MAJOR) return;
  throw new StartError(
    'database-version',
    `The folder ${folder} contains a database of PostgreSQL ${version}, and this version of Beranda embeds PostgreSQL ${EMBEDDED_MAJOR}; set DATA_DIR to another folder.`,
  );
}

function startWorker(folder: string, socket: string): Promise<Worker> {
  const file = join(packageRoot(), 'src/server/database/embedded/worker.mjs');
  const worker = new Worker(file, { workerData: { folder, socket }, execArgv: [] });
  return new Promise((resolve, reject) => {
    function fail(cause?: unknown) {
      const why = cause instanceof Error ? cause.message.split('\n')[0] : 'it ended';
      reject(
        new StartError('embedded-database', `The embedded database in ${folder} does not start: ${why}.`, { cause }),
      );
    }
    worker.once('error', fail);
    worker.once('exit', () => fail());
    worker.once('message', () => {
      worker.removeAllListeners();
      resolve(worker);
    });
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.once('error', () => undefined);
  worker.postMessage('close');
  await exited;
}
