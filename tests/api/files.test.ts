import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writerFor } from '../helpers/access/actions.ts';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { PNG, uploadFile } from '../helpers/uploadFile.ts';

const MEGABYTE = 1024 * 1024;

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

function upload(person: Person, bytes: Buffer, name = 'ktp.png', accept = 'document') {
  return uploadFile(person, { bytes, name, accept, environment: 'PRODUCTION' });
}

describe('an uploaded file', () => {
  it('has the type of its bytes, and is returned as an attachment', async () => {
    const { status, json } = await upload(owner, PNG, '../../ktp "asli".png');
    expect([status, json.type, json.size]).toEqual([201, 'image/png', PNG.length]);
    const answer = await owner.request(`/api/files/${json.id}?environment=PRODUCTION`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''/);
    const details = await owner.request(`/api/files/${json.id}?environment=PRODUCTION`, { method: 'HEAD' });
    expect(details.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'content-disposition': answer.headers['content-disposition'],
    });
  });

  it('is returned only in its business and mode', async () => {
    const { json } = await upload(owner, PNG);
    const manila = await signIn(test, 'owner@manila.test');
    expect((await manila.request(`/api/files/${json.id}`)).status).toBe(404);
    expect((await owner.request(`/api/files/${json.id}?environment=DEVELOPMENT`)).status).toBe(404);
    expect((await owner.request('/api/files/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });

  // Rule forms.document-limit.
  it('is rejected when its content is of another type, with any name', async () => {
    const { status, json } = await upload(owner, Buffer.from('<script>alert(1)</script>'), 'ktp.png');
    expect([status, json.error_code]).toEqual([415, 'UPLOAD_FILE_ERROR_UNSUPPORTED_MIME']);
  });

  // Rule forms.document-limit.
  it('is rejected when it is too large', async () => {
    const { status, json } = await upload(owner, Buffer.concat([PNG, Buffer.alloc(8 * MEGABYTE)]));
    expect([status, json.error_code]).toEqual([413, 'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE']);
  });

  it('is accepted only from users with a form that has a file field', async () => {
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await upload(viewer, PNG)).status).toBe(404);
    expect((await upload(viewer, PNG, 'shop.png', 'image')).status).toBe(404);
    expect((await upload(owner, PNG, 'shop.png', 'image')).status).toBe(201);
    expect((await owner.request('/api/files?accept=document', { method: 'POST', payload: {} })).status).toBe(400);
  });
});

describe('who may read an uploaded file', () => {
  const statusOf = async (person: Person, id: string) =>
    (await person.request(`/api/files/${id}?environment=PRODUCTION`)).status;

  // Rule forms.file-readers.
  it('is its uploader, and every user who may read a field that names it', async () => {
    const [viewer, approver, editor] = await Promise.all(
      ['viewer', 'approver', 'editor'].map((name) => signIn(test, `${name}@kopi.test`)),
    );
    if (viewer === undefined || approver === undefined || editor === undefined) throw new Error('no such people');
    const { json: file } = await upload(owner, PNG);
    const before = await Promise.all([owner, viewer, editor, approver].map((person) => statusOf(person, file.id)));
    expect(before).toEqual([200, 404, 404, 404]);

    // Naming it in a record would be a way to read it.
    const input = { type: 'INDIVIDUAL', name: 'Siti Rahma', city: 'Bandung', document: file.id };
    const taken = await (await writerFor(editor)).write('/api/customers/actions/create', { input });
    expect([taken.status, taken.json.errors?.[0]?.field]).toEqual([400, 'document']);

    const made = await (await writerFor(owner)).write('/api/customers/actions/create', { input });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    const after = await Promise.all([owner, viewer, editor, approver].map((person) => statusOf(person, file.id)));
    expect(after).toEqual([200, 200, 200, 404]);

    // Who may read the record keeps its file when they change the record.
    const changed = await (await writerFor(editor)).write(`/api/customers/${made.json.id}/actions/edit`, {
      input: { ...input, city: 'Jakarta' },
    });
    expect(changed.status, JSON.stringify(changed.json)).toBe(200);
    expect(await statusOf(viewer, file.id)).toBe(200);
  });
});

describe('the uploads of a business in 24 hours', () => {
  const fill = (files: number, size: number, age: string) =>
    test.database.pool.query(
      `insert into uploaded_files (business_id, environment, id, created, user_id, name, type, size, sha256)
       select b.business_id, 'PRODUCTION', gen_random_uuid(), now() - $3::interval, gen_random_uuid(), 'filled.png',
         'image/png', $2, ''::bytea from businesses b, generate_series(1, $1::int) where b.name = 'Kopi Nusantara'`,
      [files, size, age],
    );
  const empty = () => test.database.pool.query(`delete from uploaded_files where name = 'filled.png'`);

  // Rule forms.upload-quota.
  it('are limited in files and in bytes, without older ones', async () => {
    const limits = test.config.current().limits.uploads;
    await fill(limits.files_per_day, 1, '25 hours');
    expect((await upload(owner, PNG)).status).toBe(201);
    await fill(limits.files_per_day, 1, '23 hours');
    const refused = await upload(owner, PNG);
    expect([refused.status, refused.json.error_code]).toEqual([409, 'DAILY_LIMIT_ERROR']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    const manila = await signIn(test, 'owner@manila.test');
    expect((await upload(manila, PNG)).json.error_code).not.toBe('DAILY_LIMIT_ERROR');
    await empty();

    await fill(limits.megabytes_per_day / 2, 2 * MEGABYTE, '1 hour');
    expect((await upload(owner, PNG)).json.error_code).toBe('DAILY_LIMIT_ERROR');
    await empty();
  });

  it('are counted one by one', async () => {
    const { rows } = await test.database.pool.query(
      `select count(*)::int as used from uploaded_files where created > now() - interval '1 day' and environment = 'PRODUCTION'
       and business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
    );
    await fill(test.config.current().limits.uploads.files_per_day - rows[0].used - 2, 1, '1 hour');
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(owner, PNG)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    await empty();
  });
});
