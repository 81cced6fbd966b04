/** The last queued work of each key. */
const waiting = new Map<string, Promise<unknown>>();

/**
 * Runs work after all earlier work of the same key in this process, whether that succeeded or not.
 * Rule verification.right-ones-are-no-tries.
 */
export async function runSerially<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  waiting.set(key, mine);
  try {
    return await mine;
  } finally {
    if (waiting.get(key) === mine) waiting.delete(key);
  }
}
