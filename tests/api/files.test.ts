import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const MEGABYTE = 1024 * 1024;

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

function upload(person: Person, bytes: Buffer, name = 'ktp.png', accept = 'document') {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return person.ask(`/api/files?accept=${accept}&environment=PRODUCTION`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
}

describe('an uploaded file', () => {
  it('is what its bytes are, and comes back as an attachment', async () => {
    const { status, json } = await upload(owner, PNG, '../../ktp "asli".png');
    expect([status, json.type, json.size]).toEqual([201, 'image/png', PNG.length]);
    const answer = await owner.ask(`/api/files/${json.id}?environment=PRODUCTION`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''/);
  });

  it('is for those of its business and mode only', async () => {
    const { json } = await upload(owner, PNG);
    const manila = await signIn(test, 'owner@manila.test');
    expect((await manila.ask(`/api/files/${json.id}`)).status).toBe(404);
    expect((await owner.ask(`/api/files/${json.id}?environment=DEVELOPMENT`)).status).toBe(404);
    expect((await owner.ask('/api/files/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  it('is refused when it is of another kind, whatever it is called', async () => {
    const { status, json } = await upload(owner, Buffer.from('<script>alert(1)</script>'), 'ktp.png');
    expect([status, json.error_code]).toEqual([415, 'UPLOAD_FILE_ERROR_UNSUPPORTED_MIME']);
  });

  it('is refused when it is too large', async () => {
    const { status, json } = await upload(owner, Buffer.concat([PNG, Buffer.alloc(8 * MEGABYTE)]));
    expect([status, json.error_code]).toEqual([413, 'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE']);
  });

  it('is taken only from those whose forms ask for one', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await upload(viewer, PNG)).status).toBe(404);
    expect((await upload(owner, PNG, 'logo.png', 'image')).status).toBe(404);
    expect((await owner.ask('/api/files?accept=document', { method: 'POST', payload: {} })).status).toBe(400);
  });
});
