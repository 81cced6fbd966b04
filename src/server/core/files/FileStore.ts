import type { Readable } from 'node:stream';

/** Which file: the ids of its business and of itself, both UUIDs. Nothing that a person wrote is part of it. */
export interface FileKey {
  readonly businessId: string;
  readonly fileId: string;
}

/** Where the bytes of uploaded files stand. A folder by default; a bucket can take its place. */
export interface FileStore {
  /** Keeps bytes; they are durable once this has settled. */
  put(key: FileKey, bytes: Buffer): Promise<void>;
  /** The bytes, or `undefined` where there are none. */
  get(key: FileKey): Promise<Buffer | undefined>;
  /** Keeps a file as it is being made, and answers its size in bytes. What fails on the way leaves nothing. */
  write(key: FileKey, chunks: AsyncIterable<string | Uint8Array>): Promise<number>;
  /** The bytes as they are read, or `undefined` where there are none. */
  read(key: FileKey): Promise<Readable | undefined>;
  /** Takes bytes away that nothing refers to. */
  remove(key: FileKey): Promise<void>;
}
