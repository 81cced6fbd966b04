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
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(folder, key).path, { force: true });
    },
  };
}
