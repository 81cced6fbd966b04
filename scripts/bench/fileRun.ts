import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often the memory is looked at, in milliseconds. */
const POLL_INTERVAL = 20;

/** How a file came to be. */
export interface FileRun {
  /** Milliseconds. */
  readonly time: number;
  readonly firstRow: number;
  readonly bytes: number;
  /** The most that the process had of the machine's memory, in bytes: garbage that waits to be collected is part of it. */
  readonly peak: number;
  /** The most that was in use on the way, in bytes. 0 where it was not looked at. */
  readonly held: number;
}

/** Bytes that are still in use when all that is not has been collected. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Writes a file to nowhere: its text becomes bytes, as it does on its way to a person. Looking at what is held takes time:
 * it is done after every `lookAfter` chunks.
 */
export async function runFile(
  chunks: AsyncIterable<string | Uint8Array>,
  lookAfter = Number.POSITIVE_INFINITY,
): Promise<FileRun> {
  const began = performance.now();
  let [firstRow, bytes, count, held, peak] = [0, 0, 0, 0, process.memoryUsage.rss()];
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, POLL_INTERVAL);
  for await (const chunk of chunks) {
    // The head of the file is there before any row has been read.
    if (bytes > 0 && firstRow === 0) firstRow = performance.now() - began;
    bytes += typeof chunk === 'string' ? Buffer.from(chunk).byteLength : chunk.byteLength;
    count += 1;
    if (count % lookAfter === 0) held = Math.max(held, bytesInUse());
  }
  clearInterval(look);
  return { time: performance.now() - began, firstRow, bytes, peak, held };
}
