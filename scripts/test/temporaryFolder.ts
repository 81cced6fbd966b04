import { statfsSync } from 'node:fs';

/** A folder in memory that Linux has; containers give it little room at times. */
const IN_MEMORY = '/dev/shm';

/** Room for the databases of several test files and browsers at the same time, in bytes. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * The folder of temporary files in tests: `TMPDIR` if set, else one in memory if it has room. A test file copies a
 * database of 2,000 files, which takes five to ten times as long on a disk.
 */
export function temporaryFolder(): string | undefined {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH ? IN_MEMORY : undefined;
  } catch {
    return undefined;
  }
}
