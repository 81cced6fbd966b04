import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#server/core/files/FileStore.ts';
import { folderStore } from '#server/core/files/folderStore.ts';
import { type Bucket, s3Store } from '#server/core/files/s3Store.ts';
import { clamdScanner } from '#server/core/files/scan/clamdScanner.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { PDF, uploadFile } from '../helpers/uploadFile.ts';
import { sendInParts } from './uploads/sendInParts.ts';

const FILE = { bytes: PDF, name: 'akta.pdf', accept: 'document', environment: 'PRODUCTION' } as const;

let folder: string;
let storageServer: HttpServer;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  const storage = new S3rver({
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  await storage.configureBuckets();
  const answer = storage.callback();
  storageServer = createHttpServer((request, response) => {
    // The clock of tests is not that of HTTP, by which the client would correct its own.
    response.sendDate = false;
    answer(request, response);
  });
  await new Promise<void>((resolve) => storageServer.listen(0, '127.0.0.1', resolve));
  const { port } = storageServer.address() as AddressInfo;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  bucket = { bucket: 'files', region: 'ap-southeast-1', endpoint: `http://127.0.0.1:${port}`, credentials };
});
afterAll(async () => {
  await new Promise((resolve) => storageServer.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function read(stream: Readable | undefined): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

// Rule forms.file-storage.
describe.each([
  ['a folder', (): FileStore => folderStore(join(folder, 'folder'))],
  ['a bucket', (): FileStore => s3Store(bucket)],
])('files in %s', (_where, open) => {
  const key = { businessId: randomUUID(), fileId: randomUUID() };

  it('are put, read as a whole and as a stream, replaced and removed', async () => {
    const store = open();
    expect([await store.get(key), await store.read(key)]).toEqual([undefined, undefined]);
    const bytes = Buffer.from([0, 255, 13, 10, ...Buffer.alloc(300_000, 7)]);
    await store.put(key, bytes);
    expect((await store.get(key))?.equals(bytes)).toBe(true);
    expect(await store.get({ ...key, businessId: randomUUID() })).toBe(undefined);
    expect(await store.write({ ...key, fileId: randomUUID() }, Readable.from(['kopi ', Buffer.from('susu')]))).toBe(9);
    await store.put(key, Buffer.from('teh'));
    expect(await read(await store.read(key))).toBe('teh');
    await store.remove(key);
    await store.remove(key);
    expect(await store.get(key)).toBe(undefined);
  });

  it('leave nothing behind where a stream ends in an error', async () => {
    const store = open();
    async function* broken() {
      yield 'half';
      throw new Error('broken');
    }
    await expect(store.write(key, broken())).rejects.toThrow('broken');
    expect(await store.get(key)).toBe(undefined);
  });

  it.each(['../x', '', 'a/b', `${randomUUID()}/..`])('have no key like "%s"', async (fileId) => {
    await expect(open().put({ ...key, fileId }, PDF)).rejects.toThrow('two UUIDs');
  });
});

/** A small server that speaks the protocol of clamd: a file with EICAR in it is harmful. */
function startScanner(answer?: string): Promise<{ server: Server; port: number; seen: Buffer[] }> {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const command = 'zINSTREAM\0'.length;
      const content: Buffer[] = [];
      let at = command;
      while (at + 4 <= received.length) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          seen.push(Buffer.concat(content));
          const isHarmful = Buffer.concat(content).includes('EICAR');
          socket.end(answer ?? (isHarmful ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'));
          return;
        }
        content.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as AddressInfo).port, seen }));
  });
}

// Rule forms.scanner.
describe('a scanner', () => {
  it('gets every byte, in pieces, and says what it finds', async () => {
    const { server, port, seen } = await startScanner();
    const scanner = clamdScanner({ host: '127.0.0.1', port });
    const large = Buffer.alloc(1_000_001, 65);
    expect(await scanner.scan(large)).toBe('clean');
    expect(seen[0]?.equals(large)).toBe(true);
    expect(await scanner.scan(Buffer.from('xEICARx'))).toBe('infected');
    expect(await scanner.scan(Buffer.alloc(0))).toBe('clean');
    server.close();
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', '', 'x'.repeat(10_000)])(
    'that answers "%s" is an error',
    async (answer) => {
      const { server, port } = await startScanner(answer);
      await expect(clamdScanner({ host: '127.0.0.1', port }).scan(PDF)).rejects.toThrow('scanner');
      server.close();
    },
  );
});

describe('the files of a deployment with a bucket and a scanner', () => {
  let test: TestApp;
  let owner: Person;
  let scanner: Awaited<ReturnType<typeof startScanner>>;
  beforeAll(async () => {
    scanner = await startScanner();
    const env = { bucket, scanner: { host: '127.0.0.1', port: scanner.port } };
    test = await startTestApp({ env, doesBackgroundWork: false });
    owner = await signIn(test, 'owner@kopi.test');
  });
  afterAll(() => test.close());

  it('are kept in the bucket, whole or in parts', async () => {
    const whole = await uploadFile(owner, FILE);
    const parts = await sendInParts(owner, FILE);
    expect([whole.status, parts.status]).toEqual([201, 204]);
    for (const id of [whole.json.id, parts.headers['upload-file']]) {
      const kept = await owner.request(`/api/files/${id}?environment=PRODUCTION`);
      expect([kept.status, kept.json]).toEqual([200, PDF.toString()]);
    }
  });

  it('are not kept where the scanner finds something, or is not there', async () => {
    const harmful = { ...FILE, bytes: Buffer.concat([PDF.subarray(0, -6), Buffer.from('% EICAR\n%%EOF\n')]) };
    for (const { status, json } of [await uploadFile(owner, harmful), await sendInParts(owner, harmful)])
      expect([status, json.error_code]).toEqual([415, 'UPLOAD_FILE_ERROR_INFECTED']);
    await new Promise((resolve) => scanner.server.close(resolve));
    for (const { status, json } of [await uploadFile(owner, FILE), await sendInParts(owner, FILE)])
      expect([status, json.error_code]).toEqual([503, 'SERVICE_UNAVAILABLE_ERROR']);
    const { rows } = await test.database.pool.query('select received from resumable_uploads where file_id is null');
    expect(rows).toEqual([{ received: Math.floor(PDF.length / 2) }]);
  });
});
