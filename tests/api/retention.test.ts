import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { FileStore } from '#server/core/files/FileStore.ts';
import { folderStore } from '#server/core/files/folderStore.ts';
import { RETENTION } from '#server/domains/retention/retention.ts';
import { sweepAll } from '#server/domains/retention/sweepAll.ts';
import { addCustomer, jobOver, type Writer, writerFor } from '../helpers/access/actions.ts';
import { codeIn } from '../helpers/mails.ts';
import { requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

const API = '/api/customers';
const EMAIL = 'owner@kopi.test';
const CUSTOMER = { type: 'INDIVIDUAL', name: 'Siti Rahma', city: 'Bandung' };

const filesDir = join(inject('baseDatabase').dataDir, 'files', randomUUID());
const store: FileStore = folderStore(filesDir);

let test: TestApp;
let owner: Writer;
beforeAll(async () => {
  test = await startTestApp({ filesDir });
});
beforeEach(async () => {
  owner = await writerFor(await signIn(test, EMAIL));
});
afterAll(() => test.close());

/** Sweeps as a server does, so many seconds from now; `sweepers` processes at once. */
async function sweep(seconds: number, sweepers = 1): Promise<void> {
  const errors: unknown[] = [];
  const realTime = () => new Date(Date.now() + seconds * 1000);
  const services = { database: test.database, config: test.config, realTime };
  const context = { services, store, isStopping: () => false, onError: (error: unknown) => errors.push(error) };
  await Promise.all(Array.from({ length: sweepers }, () => sweepAll(context)));
  expect(errors).toEqual([]);
}

async function count(table: string): Promise<number> {
  const { rows } = await test.database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

function counts(tables: readonly string[]): Promise<number[]> {
  return Promise.all(tables.map(count));
}

/** Whether its row and its bytes are there. */
async function isKept(id: string): Promise<[number, boolean]> {
  const fileId = parseRecordId('file', id) ?? '';
  const { rows } = await test.database.pool.query('select business_id from uploaded_files where id = $1', [fileId]);
  const { rows: ours } = await test.database.pool.query(
    `select business_id from businesses where name = 'Kopi Nusantara'`,
  );
  return [rows.length, (await store.get({ businessId: ours[0].business_id, fileId })) !== undefined];
}

// It sweeps every business again and again, which takes a loaded machine its time.
describe('expired data', { timeout: 180_000 }, () => {
  // Rule activity.retention.
  it('is kept for its retention period and then deleted, by any number of workers', async () => {
    const ids = [await addCustomer(test, 'One'), await addCustomer(test, 'Two')];
    const started = await owner.write(`${API}/actions/archive-selected`, { selection: { ids } });
    expect(started.status).toBe(202);
    expect((await jobOver(owner, started.json.job)).done).toBe(2);
    expect((await owner.write(`${API}/${ids[0]}/actions/restore`)).status).toBe(200);
    await owner.write('/api/otp', { type: 'ACTION', resource: 'customers', action: 'erase', id: ids[1] });

    const lifetimes: readonly [seconds: number, tables: readonly string[]][] = [
      [RETENTION.confirmationCode + 600, ['confirmation_codes']],
      [RETENTION.undo + 15, ['undos']],
      [RETENTION.idempotencyKey, ['idempotency_keys']],
      [RETENTION.job, ['jobs', 'job_records', 'outbox_messages']],
      [RETENTION.session + 86_400, ['sessions']],
    ];
    const logs = await count('activity_logs');
    const customers = await count('customers');
    for (const [seconds, tables] of lifetimes) {
      const before = await counts(tables);
      expect(Math.min(...before), tables.join()).toBeGreaterThan(0);
      await sweep(seconds - 60);
      expect(await counts(tables), `${tables} a minute before`).toEqual(before);
      await sweep(seconds + 60, 2);
      expect(await counts(tables), `${tables} a minute after`).toEqual(tables.map(() => 0));
    }
    expect([await count('activity_logs'), await count('customers')]).toEqual([logs, customers]);
  });

  it('of a job is deleted once the job has ended, and not while it runs', async () => {
    const { rows } = await test.database.pool.query(
      `insert into jobs (business_id, environment, id, user_id, created, status, resource, action, input, total, done,
         failed, ip_address)
       select b.business_id, 'PRODUCTION', gen_random_uuid(), gen_random_uuid(), now() - interval '1 year', 'RUNNING',
         'customers', 'archive-selected', '{}', 1, 0, 0, '127.0.0.1'
       from businesses b where b.name = 'Kopi Nusantara' returning id`,
    );
    await sweep(RETENTION.job * 2);
    expect(await count(`jobs where id = '${rows[0].id}'`)).toBe(1);
  });
});

describe('an uploaded file', () => {
  it('is deleted with its bytes when no record names it, and stays while one does', async () => {
    const [left, named] = [
      await uploadDocument(owner.person, 'PRODUCTION'),
      await uploadDocument(owner.person, 'PRODUCTION'),
    ];
    const made = await owner.write(`${API}/actions/create`, { input: { ...CUSTOMER, document: named } });
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    await sweep(RETENTION.unattachedFile - 60);
    expect([await isKept(left), await isKept(named)]).toEqual([
      [1, true],
      [1, true],
    ]);
    await sweep(RETENTION.unattachedFile + 60, 3);
    expect([await isKept(left), await isKept(named)]).toEqual([
      [0, false],
      [1, true],
    ]);
    const refused = await owner.write(`${API}/actions/create`, { input: { ...CUSTOMER, document: left } });
    expect(refused.json.errors[0].field).toBe('document');

    const { id } = made.json;
    await owner.write('/api/otp', { type: 'ACTION', resource: 'customers', action: 'erase', id });
    const outbox = await requestWithoutSession(test, `/api/demo/outbox?to=${EMAIL}`);
    const code = codeIn(outbox.json);
    const erased = await owner.write(`${API}/${id}/actions/erase`, { confirmation: { type: 'otp', code } });
    expect(erased.status, JSON.stringify(erased.json)).toBe(200);
    await sweep(RETENTION.unattachedFile + 60);
    expect(await isKept(named)).toEqual([0, false]);
  });

  it('is not deleted when a record names it at the same moment', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => uploadDocument(owner.person, 'PRODUCTION')));
    const [answers] = await Promise.all([
      Promise.all(files.map((document) => owner.write(`${API}/actions/create`, { input: { ...CUSTOMER, document } }))),
      sweep(RETENTION.unattachedFile + 60, 2),
    ]);
    for (const [index, document] of files.entries()) {
      const isNamed = answers[index]?.status === 200;
      expect(await isKept(document)).toEqual(isNamed ? [1, true] : [0, false]);
    }
  });
});
