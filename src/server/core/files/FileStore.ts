import type { Readable } from 'node:stream';

/** Key of a file: the UUIDs of its business and of the file. Contains no user input. */
export interface FileKey {
  readonly businessId: string;
  readonly fileId: string;
}

/** Storage of uploaded files: a folder by default; a bucket can be added. */
export interface FileStore {
  /** Stores bytes; they are durable when the promise resolves. */
  put(key: FileKey, bytes: Buffer): Promise<void>;
  /** The bytes, or `undefined` when the file does not exist. */
  get(key: FileKey): Promise<Buffer | undefined>;
  /** Stores a file from a stream and returns its size in bytes. An error leaves nothing behind. */
  write(key: FileKey, chunks: AsyncIterable<string | Uint8Array>): Promise<number>;
  /** The bytes as a stream, or `undefined` when the file does not exist. */
  read(key: FileKey): Promise<Readable | undefined>;
  /** Deletes a file. */
  remove(key: FileKey): Promise<void>;
}
