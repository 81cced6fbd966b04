import { randomUUID } from 'node:crypto';
import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../StartError.ts';

const ANSWER_MS = 1_000;

/** Longer than any process takes between finding a stale lock and removing it. */
const SETTLE_MS = 100;

const TRIES = 20;

/** A locked folder; `release` unlocks it. */
export interface FolderHold {
  release(): Promise<void>;
}

/**
 * Locks a data folder for this process: a second process on the same PGlite folder would silently lose acknowledged rows.
 * The lock is a listening Unix socket in the folder, and `lock` is a symbolic link to it. The kernel closes the socket when
 * its process ends, in any way, so a lock whose socket does not respond is stale, even if its process id has been reused.
 * Works between containers that share the folder.
 *
 * `alias` is a short path to the folder (a socket's path may have 107 bytes). Throws StartError `folder-in-use`.
 */
export async function holdFolder(folder: string, alias: string): Promise<FolderHold> {
  const name = `lock.${randomUUID()}`;
  const lock = join(alias, 'lock');
  const server = await listen(folder, join(alias, name));
  for (let tries = 0; tries < TRIES; tries++) {
    const holder = claim(lock, name);
    if (holder === undefined) continue;
    if (holder === name) {
      // Another process that found a stale lock at the same time may have removed this one by mistake.
      await wait(SETTLE_MS);
      if (readLink(lock) === name) return { release: () => release(server, lock, name) };
      continue;
    }
    const answer = await askHolder(join(alias, holder));
    if (answer !== undefined) {
      await close(server);
      throw inUse(folder, answer);
    }
    removeStale(alias, lock, holder);
  }
  await close(server);
  throw inUse(folder, '');
}

/** Creates the lock link unless it exists; returns the name of the holder, `undefined` when the link has just been removed. */
function claim(lock: string, name: string): string | undefined {
  try {
    symlinkSync(name, lock);
    return name;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readLink(lock);
  }
}

function readLink(lock: string): string | undefined {
  try {
    return readlinkSync(lock);
  } catch {
    return undefined;
  }
}

/** Removes the lock of a dead holder; if it was replaced by another's lock meanwhile, restores that one. */
function removeStale(alias: string, lock: string, holder: string): void {
  const aside = join(alias, `aside.${randomUUID()}`);
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readLink(aside) !== holder) {
    renameSync(aside, lock);
    return;
  }
  rmSync(aside, { force: true });
  rmSync(join(alias, holder), { force: true });
}

/** A Unix socket that responds with the process id. Throws StartError `folder-unlockable`. */
export function listen(folder: string, path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const message = `The folder ${folder} cannot be locked (${code}); set DATA_DIR to a folder on a local disk.`;
      reject(new StartError('folder-unlockable', message));
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The holder's process id; '' when it is alive and does not respond; `undefined` when it is dead. */
export function askHolder(path: string): Promise<string | undefined> {
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
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      const isDead = code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ENOTSOCK';
      resolve(isDead ? undefined : answer);
    });
  });
}

function inUse(folder: string, holder: string): StartError {
  const who = holder ? ` (process ${holder})` : '';
  const message = `The folder ${folder} is in use by another Beranda${who}; stop it, or set DATA_DIR to another folder.`;
  return new StartError('folder-in-use', message);
}

async function release(server: Server, lock: string, name: string): Promise<void> {
  if (readLink(lock) === name) rmSync(lock, { force: true });
  await close(server);
}

/** Closes a socket server. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
