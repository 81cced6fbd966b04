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
  /** Takes bytes away that nothing refers to. */
  remove(key: FileKey): Promise<void>;
}
