import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How often the folders are looked at, in milliseconds. A change is told when one look after it saw the same. */
const INTERVAL = 250;

/** A file that is gone between the listing and the look is as good as not listed. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${file} ${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

function filesOf(folder: string): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

function stampsOf(folders: readonly string[]): string {
  return folders.flatMap(filesOf).map(stampOf).join('\n');
}

/**
 * Calls back once files in the folders, at any depth, have changed and then kept still for a look. The files themselves are
 * looked at: what the system tells of them loses files that are replaced by a rename, as most editors and git do.
 * The process may end while it watches. Answers what ends the watch.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let told = stampsOf(folders);
  let last = told;
  const timer = setInterval(() => {
    const now = stampsOf(folders);
    const isStill = now === last;
    last = now;
    if (!isStill || now === told) return;
    told = now;
    onChange();
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
