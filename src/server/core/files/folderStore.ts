import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKey, FileStore } from './FileStore.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The path of a file. It contains two UUIDs only, so it cannot leave the folder. */
function pathOf(folder: string, { businessId, fileId }: FileKey): { directory: string; path: string } {
  if (!UUID.test(businessId) || !UUID.test(fileId)) throw new TypeError('the file key must consist of two UUIDs');
  const directory = join(folder, businessId);
  return { directory, path: join(directory, fileId) };
}

/** Writes bytes and flushes them to disk (fsync). */
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

/** Writes chunks one by one, holding one in memory, and returns the number of bytes. */
async function writeChunks(path: string, chunks: AsyncIterable<string | Uint8Array>): Promise<number> {
  // Overwrites what a killed process has left.
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

/** Stores files in a folder, with one subfolder for each business. */
export function folderStore(folder: string): FileStore {
  return {
    async put(key, bytes) {
      const { directory, path } = pathOf(folder, key);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // A file appears under its final name only when complete.
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
