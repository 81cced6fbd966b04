import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { uploadFile } from '../helpers/uploadFile.ts';
import { goodFiles } from './uploads/goodFiles.ts';
import { hostileFiles } from './uploads/hostileFiles.ts';
import { sendInParts } from './uploads/sendInParts.ts';

const HOSTILE = await hostileFiles();
const GOOD = await goodFiles();

const filesDir = join(inject('baseDatabase').dataDir, 'files', randomUUID());

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp({ filesDir, doesBackgroundWork: false });
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

/** The rows and the bytes of files that are kept. */
async function keptFiles(): Promise<string> {
  const { rows } = await test.database.pool.query('select count(*)::int as files from uploaded_files');
  const { rows: begun } = await test.database.pool.query(
    'select count(*)::int as uploads from resumable_uploads where file_id is null',
  );
  const names = await readdir(filesDir, { recursive: true }).catch(() => []);
  return `${rows[0].files} rows, ${begun[0].uploads} begun, ${names.filter((name) => name.includes('-') && name.includes('/')).length} files`;
}

async function download(id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${owner.tokens.access_token}`, 'x-new-authentication': 'true' };
  const answer = await test.app.inject({ url: `/api/files/${id}?environment=PRODUCTION`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** Every 20 requests come from another address: each may send 60 a minute. */
let sent = 0;
function nextAddress(): string {
  sent += 1;
  return `198.51.100.${Math.floor(sent / 20)}`;
}

// Rule forms.rejected-files, forms.active-content.
describe('a hostile file', () => {
  it('is one of at least 60', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(58);
    console.info(`Uploads: ${HOSTILE.length + 2} hostile files, ${GOOD.length} good ones.`);
  });

  it.each(HOSTILE.map((file) => [file.what, file] as const))(
    '%s is not kept, whole or in parts',
    async (_what, file) => {
      const before = await keptFiles();
      const remoteAddress = nextAddress();
      const whole = await uploadFile(owner, { ...file, environment: 'PRODUCTION' }, { remoteAddress });
      const parts = await sendInParts(owner, { ...file, environment: 'PRODUCTION', remoteAddress });
      for (const { status, json } of [whole, parts]) {
        expect([status >= 400 && status < 500, json.error_code]).toEqual([true, file.code]);
      }
      const { messages } = test.config.current().config;
      for (const language of ['en', 'id'] as const) expect(messages[language]).toHaveProperty([`errors.${file.code}`]);
      expect(await keptFiles()).toBe(before);
    },
  );

  it('of which 10 GB are claimed is refused before a byte of it is read', async () => {
    const before = await keptFiles();
    const claimed = 10 * 1024 ** 3;
    const begun = await sendInParts(owner, {
      ...{ name: 'a.pdf', accept: 'document', environment: 'PRODUCTION', bytes: Buffer.alloc(0), claimed },
    });
    expect([begun.status, begun.json.error_code]).toEqual([413, 'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE']);
    const whole = await owner.request('/api/files?accept=document&environment=PRODUCTION', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'content-length': String(claimed) },
      payload: '--edge\r\n',
    });
    expect([whole.status, whole.json.error_code]).toEqual([413, 'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE']);
    expect(await keptFiles()).toBe(before);
  });
});

// Rule forms.images-encoded-anew.
describe('a good file', () => {
  it('is one of 20', () => expect(GOOD).toHaveLength(20));

  it.each(GOOD.map((file) => [file.what, file] as const))('%s is kept', async (_what, file) => {
    const remoteAddress = nextAddress();
    const whole = await uploadFile(owner, { ...file, environment: 'PRODUCTION' }, { remoteAddress });
    expect([whole.status, whole.json.error_code]).toEqual([201, undefined]);
    const parts = await sendInParts(owner, { ...file, environment: 'PRODUCTION', remoteAddress });
    expect([parts.status, parts.json.error_code]).toEqual([204, undefined]);
    for (const id of [whole.json.id, parts.headers['upload-file']]) {
      const kept = await download(String(id));
      if (file.kept === 'bytes') {
        expect(kept.equals(file.bytes)).toBe(true);
        continue;
      }
      const [is, was] = await Promise.all(
        [sharp(kept), sharp(file.bytes).rotate()].map((image) => image.raw().toBuffer({ resolveWithObject: true })),
      );
      expect([is?.info.width, is?.info.height]).toEqual([was?.info.width, was?.info.height]);
      const difference = is?.data.reduce(
        (most, value, index) => Math.max(most, Math.abs(value - (was?.data[index] ?? 0))),
        0,
      );
      expect(difference).toBeLessThan(kept[0] === 0x89 ? 1 : 40);
      const { exif, xmp, icc, iptc, orientation, comments } = await sharp(kept).metadata();
      expect({ exif, xmp, icc, iptc, orientation, comments }).toEqual({});
      expect(kept.includes('Siti') || kept.includes('Kopi') || kept.includes('GPS')).toBe(false);
    }
  });
});
