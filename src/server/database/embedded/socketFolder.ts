import { lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askHolder, close, listen } from './holdFolder.ts';

const NAME = /^beranda-[A-Za-z0-9]{6}$/;

/** A socket in the folder that responds while its process is alive. */
const ALIVE = 'alive';

/** A private folder of sockets; `remove` deletes it. */
export interface SocketFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a folder of sockets in the system's temporary folder, and removes those of killed processes. */
export async function makeSocketFolder(parent = tmpdir()): Promise<SocketFolder> {
  await removeLeftOver(parent);
  const path = mkdtempSync(join(parent, 'beranda-'));
  try {
    const server = await listenAlive(path);
    return {
      path,
      async remove() {
        await close(server);
        rmSync(path, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** The socket is renamed into place once it responds, so that no folder looks stale while its process starts. */
async function listenAlive(path: string): Promise<Server> {
  const starting = join(path, `${ALIVE}.starting`);
  const server = await listen(path, starting);
  renameSync(starting, join(path, ALIVE));
  return server;
}

/** Removes this user's folders whose process has ended. Considers only folders that contain the socket. */
async function removeLeftOver(parent: string): Promise<void> {
  const names = readdirSync(parent).filter((name) => NAME.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(parent, name);
      if (!isOwnSocket(join(path, ALIVE)) || (await askHolder(join(path, ALIVE))) !== undefined) return;
      rmSync(path, { recursive: true, force: true });
    }),
  );
}

function isOwnSocket(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isSocket() === true && found.uid === process.getuid?.();
}
