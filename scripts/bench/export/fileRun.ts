import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often memory is measured, in milliseconds. */
const POLL_INTERVAL = 20;

/** The figures of writing a file. */
export interface FileRun {
  /** Milliseconds. */
  readonly time: number;
  readonly firstRow: number;
  readonly bytes: number;
  /** The process's peak memory in bytes, including garbage that is not yet collected. */
  readonly peak: number;
  /** The largest memory in use, in bytes; 0 if it was not measured. */
  readonly held: number;
}

/** Returns the bytes in use after a garbage collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Writes a file and discards it: its text is encoded to bytes as in a response. Measuring the memory in use takes time,
 * so it happens after every `lookAfter` chunks.
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
    // The head of the file is written before any row has been read.
    if (bytes > 0 && firstRow === 0) firstRow = performance.now() - began;
    bytes += typeof chunk === 'string' ? Buffer.from(chunk).byteLength : chunk.byteLength;
    count += 1;
    if (count % lookAfter === 0) held = Math.max(held, bytesInUse());
  }
  clearInterval(look);
  return { time: performance.now() - began, firstRow, bytes, peak, held };
}
