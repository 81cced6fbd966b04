import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { folderStore } from '#server/core/files/folderStore.ts';
import { sweepUploads } from '#server/domains/retention/sweepUploads.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { PDF } from '../helpers/uploadFile.ts';
import { beginUpload, sendInParts, sendPart } from './uploads/sendInParts.ts';

const filesDir = join(inject('baseDatabase').dataDir, 'files', randomUUID());
const FILE = { bytes: PDF, name: 'akta.pdf', accept: 'document', environment: 'PRODUCTION' } as const;
const TUS = { 'tus-resumable': '1.0.0' };

let test: TestApp;
let owner: Person;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ filesDir, doesBackgroundWork: false });
  owner = await signIn(test, 'owner@kopi.test');
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

async function begin(person: Person = owner, file: Partial<typeof FILE> = {}): Promise<string> {
  const { status, headers, json } = await beginUpload(person, { ...FILE, ...file });
  expect([status, json.error_code]).toEqual([201, undefined]);
  return headers.location ?? '';
}

async function offsetOf(address: string, person: Person = owner): Promise<string> {
  const { status, headers } = await person.request(address, { method: 'HEAD', headers: TUS });
  return status === 200 ? (headers['upload-offset'] ?? '') : String(status);
}

async function storedParts(): Promise<number> {
  const names = await readdir(filesDir, { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('/')).length;
}

/** Sends a part over a connection that dies after some of its bytes. */
function sendAndDie(address: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const sent = httpRequest(`${origin}${address}`, {
      method: 'PATCH',
      headers: {
        ...TUS,
        authorization: `Bearer ${owner.tokens.access_token}`,
        'x-new-authentication': 'true',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(PDF.length),
      },
    });
    sent.on('error', () => resolve());
    sent.write(bytes, () => setTimeout(() => sent.destroy(), 200));
    sent.on('close', () => resolve());
  });
}

// Rule forms.uploads-continue.
describe('a file that arrives in parts', () => {
  it('continues where its connection died, and is kept once it is whole', async () => {
    const address = await begin();
    await sendAndDie(address, PDF.subarray(0, 40));
    await expect.poll(() => offsetOf(address)).toBe('40');
    const { status, headers } = await sendPart(owner, address, 40, PDF.subarray(40));
    expect([status, headers['upload-offset'], headers['upload-file']]).toEqual([
      204,
      String(PDF.length),
      expect.stringMatching(/^file_/),
    ]);
    const kept = await owner.request(`/api/files/${headers['upload-file']}?environment=PRODUCTION`);
    expect([kept.status, kept.json]).toEqual([200, PDF.toString()]);
    // The answer to the last part may have been lost.
    const again = await owner.request(address, { method: 'HEAD', headers: TUS });
    expect(again.headers['upload-file']).toBe(headers['upload-file']);
  });

  it('is its sender’s, in one business and environment', async () => {
    const address = await begin();
    const [admin, manila] = await Promise.all([signIn(test, 'editor@kopi.test'), signIn(test, 'owner@manila.test')]);
    const elsewhere = address.replace('PRODUCTION', 'DEVELOPMENT');
    expect(await offsetOf(address, admin)).toBe('404');
    expect(await offsetOf(address, manila)).toBe('404');
    expect(await offsetOf(elsewhere)).toBe('404');
    expect((await sendPart(admin, address, 0, PDF)).status).toBe(404);
    expect((await admin.request(address, { method: 'DELETE', headers: TUS })).status).toBe(404);
    expect(await offsetOf(address)).toBe('0');
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await beginUpload(viewer, FILE)).status).toBe(404);
  });

  it('takes each byte once, also from two requests at the same time', async () => {
    const address = await begin();
    const half = PDF.subarray(0, 30);
    const both = await Promise.all([sendPart(owner, address, 0, half), sendPart(owner, address, 0, half)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await sendPart(owner, address, 0, half)).status).toBe(409);
    expect((await sendPart(owner, address, 31, half)).status).toBe(409);
    expect(await offsetOf(address)).toBe('30');
    const tooMuch = await sendPart(owner, address, 30, Buffer.concat([PDF, PDF]));
    expect([tooMuch.status, tooMuch.json.error_code]).toEqual([413, 'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE']);
    const ends = await Promise.all([30, 30].map((offset) => sendPart(owner, address, offset, PDF.subarray(30))));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('is gone with its parts when it is cancelled, and a day after it began', async () => {
    const before = await storedParts();
    const cancelled = await begin();
    await sendPart(owner, cancelled, 0, PDF.subarray(0, 30));
    expect(await storedParts()).toBe(before + 1);
    expect((await owner.request(cancelled, { method: 'DELETE', headers: TUS })).status).toBe(204);
    expect(await offsetOf(cancelled)).toBe('404');
    expect(await storedParts()).toBe(before);

    const left = await begin();
    await sendPart(owner, left, 0, PDF.subarray(0, 30));
    const { rows } = await test.database.pool.query('select business_id from resumable_uploads where file_id is null');
    const sweep = (ahead: number) =>
      sweepUploads(
        test.database,
        folderStore(filesDir),
        { businessId: rows[0].business_id, environment: 'PRODUCTION' },
        new Date(Date.now() + ahead),
      );
    await sweep(0);
    expect(await offsetOf(left)).toBe('30');
    await sweep(25 * 60 * 60 * 1000);
    expect(await offsetOf(left)).toBe('404');
    expect(await storedParts()).toBe(before);
  });

  it.each([
    ['without a size', { 'upload-metadata': 'filename YS5wZGY=' }, 400],
    [
      'of another protocol',
      { 'tus-resumable': '0.2.0', 'upload-length': '9', 'upload-metadata': 'filename YS5wZGY=' },
      400,
    ],
    ['without a name', { 'upload-length': '9' }, 400],
    ['of no bytes', { 'upload-length': '0', 'upload-metadata': 'filename YS5wZGY=' }, 415],
    ['of less than none', { 'upload-length': '-1', 'upload-metadata': 'filename YS5wZGY=' }, 400],
  ])('does not begin %s', async (_what, headers, status) => {
    const answer = await owner.request('/api/uploads?accept=document&environment=PRODUCTION', {
      method: 'POST',
      headers: { ...TUS, ...headers },
    });
    expect(answer.status, JSON.stringify(answer.json)).toBe(status);
  });

  // Rule forms.upload-quota.
  it('counts as it begins, so that many that never end have no place', async () => {
    const { files_per_day: most } = test.config.current().limits.uploads;
    await test.database.pool.query(
      `insert into resumable_uploads (business_id, environment, id, created, user_id, accept, name, size, received, parts, expires)
       select b.business_id, 'PRODUCTION', gen_random_uuid(), now(), gen_random_uuid(), 'document', 'filled.pdf', 1, 0, '{}',
         now() + interval '1 day' from businesses b, generate_series(1, $1::int) where b.name = 'Kopi Nusantara'`,
      [most],
    );
    const { status, json } = await sendInParts(owner, FILE);
    expect([status, json.error_code]).toEqual([409, 'DAILY_LIMIT_ERROR']);
    await test.database.pool.query(`delete from resumable_uploads where name = 'filled.pdf'`);
    expect((await sendInParts(owner, FILE)).status).toBe(204);
  });
});
