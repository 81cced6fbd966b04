import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Poll interval, in milliseconds: reading the state of a thousand files takes some. */
const INTERVAL = 1_000;

/** Time until the poll that confirms a change, in milliseconds: it is reported when two polls in a row have read the same state. */
const CONFIRM = 250;

/** A file that was deleted between the listing and this read counts as not listed. */
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
 * Calls back when files in the folders, at any depth, have changed and one poll has found no further change. Files are
 * polled because file system events miss files that are replaced by a rename, as most editors and git do. Does not keep the
 * process alive. Returns a function that stops watching.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let reported = stampsOf(folders);
  let last = reported;
  let timer: NodeJS.Timeout | undefined;
  const pollIn = (delay: number) => {
    timer = setTimeout(poll, delay).unref();
  };
  const poll = () => {
    const now = stampsOf(folders);
    const isStill = now === last;
    last = now;
    pollIn(isStill ? INTERVAL : CONFIRM);
    if (!isStill || now === reported) return;
    reported = now;
    onChange();
  };
  pollIn(INTERVAL);
  return () => clearTimeout(timer);
}
