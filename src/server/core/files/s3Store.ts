import type { Readable } from 'node:stream';
import type { FileKey, FileStore } from './FileStore.ts';

/** A bucket of an S3-compatible storage. */
export interface Bucket {
  readonly bucket: string;
  readonly region: string;
  /** Origin of the storage, where it is not that of the region. */
  readonly endpoint: string | undefined;
  /** Without them, those of the machine are used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key of an object. It contains two UUIDs only. */
function objectKey({ businessId, fileId }: FileKey): string {
  if (!UUID.test(businessId) || !UUID.test(fileId)) throw new TypeError('the file key must consist of two UUIDs');
  return `${businessId}/${fileId}`;
}

async function collect(chunks: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk);
  return Buffer.concat(parts);
}

/** The client of a bucket. The library is loaded with the first file: most deployments have a folder. */
async function openBucket({ region, endpoint, credentials }: Bucket) {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    region,
    // An endpoint of one's own has no name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, library };
}

/** Stores files in a bucket, which all processes share. An object appears when it is complete. Rule forms.file-storage. */
export function s3Store(address: Bucket): FileStore {
  const { bucket } = address;
  let opened: ReturnType<typeof openBucket> | undefined;
  const storage = () => {
    opened ??= openBucket(address);
    return opened;
  };
  const place = (key: FileKey) => ({ Bucket: bucket, Key: objectKey(key) });

  async function put(key: FileKey, bytes: Buffer): Promise<void> {
    const { client, library } = await storage();
    await client.send(new library.PutObjectCommand({ ...place(key), Body: bytes, ContentLength: bytes.length }));
  }

  async function open(key: FileKey): Promise<Readable | undefined> {
    const { client, library } = await storage();
    try {
      const { Body } = await client.send(new library.GetObjectCommand(place(key)));
      return Body as Readable | undefined;
    } catch (error) {
      if (error instanceof library.NoSuchKey) return undefined;
      throw error;
    }
  }

  return {
    put,
    async get(key) {
      const body = await open(key);
      return body && collect(body);
    },
    async write(key, chunks) {
      const bytes = await collect(chunks);
      await put(key, bytes);
      return bytes.length;
    },
    read: open,
    async remove(key) {
      const { client, library } = await storage();
      await client.send(new library.DeleteObjectCommand(place(key)));
    },
  };
}
