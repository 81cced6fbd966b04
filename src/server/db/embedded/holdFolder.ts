import { renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../StartError.ts';

const ANSWER_MS = 1_000;

/** A held folder; `release` gives it up. */
export interface FolderHold {
  release(): Promise<void>;
}

/**
 * Holds a data folder for this process alone: a second process on one PGlite folder loses acknowledged rows silently.
 * The hold is a listening Unix socket in the folder. The kernel ends it with the process, however that dies, so a hold
 * that nobody answers is stale, whatever its process id was given to since; it also holds between containers that share
 * the folder.
 *
 * `alias` is a short path to the folder (a socket's path may have 107 bytes). Throws StartError `folder-in-use`.
 */
export async function holdFolder(folder: string, alias: string): Promise<FolderHold> {
  const path = join(alias, 'lock');
  for (let tries = 0; tries < 5; tries++) {
    const server = await listen(folder, path);
    if (server) return { release: () => close(server) };
    const holder = await askHolder(path);
    if (holder !== undefined) throw inUse(folder, holder);
    await removeStale(folder, path, join(alias, `lock.stale.${process.pid}`));
  }
  throw inUse(folder, '');
}

function listen(folder: string, path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else
        reject(
          new StartError(
            'folder-unlockable',
            `The folder ${folder} cannot be locked (${error.code}); set DATA_DIR to a folder on a local disk.`,
          ),
        );
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The holder's process id, '' when it lives and does not say, `undefined` when nobody holds the lock. */
function askHolder(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(path);
    socket.setTimeout(ANSWER_MS, () => {
      socket.destroy();
      resolve(answer);
    });
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const gone = error.code === 'ECONNREFUSED' || error.code === 'ENOENT' || error.code === 'ENOTSOCK';
      resolve(gone ? undefined : answer);
    });
  });
}

/** Moves a stale lock away; puts it back when another process had already replaced it by a live one. */
async function removeStale(folder: string, path: string, aside: string): Promise<void> {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const holder = await askHolder(aside);
  if (holder === undefined) {
    rmSync(aside, { force: true });
    return;
  }
  renameSync(aside, path);
  throw inUse(folder, holder);
}

function inUse(folder: string, holder: string): StartError {
  const who = holder ? ` (process ${holder})` : '';
  return new StartError(
    'folder-in-use',
    `The folder ${folder} is in use by another Beranda${who}; stop it, or set DATA_DIR to another folder.`,
  );
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
