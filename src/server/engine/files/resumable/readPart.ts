import type { Readable } from 'node:stream';

/** What has arrived of a request. */
export interface ReceivedPart {
  readonly bytes: Buffer;
  /** Whether the request sent more than it may. */
  readonly isTooLong: boolean;
}

/** The bytes of a request, at most `most`. Those that arrived before the connection ended early are kept. */
export async function readPart(body: Readable, most: number): Promise<ReceivedPart> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) return { bytes: Buffer.alloc(0), isTooLong: true };
      chunks.push(chunk);
    }
  } catch {
    // The connection ended; the sender continues where it did.
  }
  return { bytes: Buffer.concat(chunks), isTooLong: false };
}
