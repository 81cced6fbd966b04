import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey, FileStore } from './FileStore.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The path of a file. It is made of two UUIDs and nothing else, so it cannot lead out of the folder. */
function pathOf(folder: string, { businessId, fileId }: FileKey): { directory: string; path: string } {
  if (!UUID.test(businessId) || !UUID.test(fileId)) throw new TypeError('a file is named by two UUIDs');
  const directory = join(folder, businessId);
  return { directory, path: join(directory, fileId) };
}

/** Writes bytes to the disk itself, not only to what the system has in mind to write. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Writes chunks one after the other, never more than one in memory, and answers how many bytes they were. */
async function writeChunks(path: string, chunks: AsyncIterable<string | Uint8Array>): Promise<number> {
  // What a process that was killed has left there is begun anew.
  const file = await open(path, 'w', 0o600);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk;
      await file.appendFile(bytes);
      size += bytes.length;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** Files in a folder, one below it for each business. */
export function folderStore(folder: string): FileStore {
  return {
    async put(key, bytes) {
      const { directory, path } = pathOf(folder, key);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Under its own name it is whole or not there.
      await writeDurably(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(folder, key).path);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, chunks) {
      const { directory, path } = pathOf(folder, key);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        const size = await writeChunks(`${path}.part`, chunks);
        await rename(`${path}.part`, path);
        return size;
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        const file = await open(pathOf(folder, key).path, 'r');
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(folder, key).path, { force: true });
    },
  };
}
