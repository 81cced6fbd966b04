import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { processAt } from '#server/core/queue/testing/processAt.ts';
import { defaultVerifiers } from '#server/domains/bankAccounts/simulatedVerifier.ts';
import { verificationQueue } from '#server/domains/bankAccounts/verificationQueue.ts';
import { mailsTo } from '../helpers/mails.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const MINUTE = 60_000;

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@mitra.test');
  business = (await owner.request('/api/console')).json.business.id;
}, 120_000);
afterAll(() => test.close());

function act(address: string, input?: object) {
  const body = { ...(input && { input }), confirmation: { type: 'pin', pin: DEMO_PIN } };
  return write(owner, `/api/${address}`, { business_id: business, environment: ENVIRONMENT, ...body });
}

async function add(account_number: string): Promise<string> {
  const input = { bank: 'BCA', account_number, account_name: 'KOPI NUSANTARA' };
  const { status, json } = await act('bank-accounts/actions/create', input);
  expect([status, json.errors]).toEqual([200, undefined]);
  return json.id;
}

async function accounts() {
  const rows = (await owner.request(listUrl('/api/bank-accounts', { environment: ENVIRONMENT }))).json;
  return (id: string) => rows.find((row: { id: string }) => row.id === id);
}

/** Sends every account that is due at a moment to the simulated bank. */
async function verifyAll(minutes: number): Promise<void> {
  const queue = verificationQueue(test, defaultVerifiers({ demo: false }));
  const later = new Date(Date.now() + minutes * MINUTE);
  while (await processAt(queue, test.database, later));
}

async function activities(id: string): Promise<string[]> {
  const log = (
    await owner.request(listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter: { target_id: id } }))
  ).json;
  return log.map(({ actor_type, action }: Record<string, string>) => `${actor_type} ${action}`);
}

describe('a bank account', () => {
  // Rule settings.bank-accounts-verified, settings.simulated-verification.
  it('is verified or rejected by its bank; the activity and a mail say so', async () => {
    const [verified, ...rejected] = [
      await add('7000000777'),
      await add('7000000000'),
      await add('7000000001'),
      await add('7000000002'),
    ];
    expect((await accounts())(verified)).toMatchObject({
      status: 'PENDING',
      can: expect.not.arrayContaining(['make-primary']),
    });
    await verifyAll(1);
    const found = await accounts();
    expect(found(verified)).toMatchObject({ status: 'VERIFIED', rejected_reason: null });
    expect(rejected.map((id) => [found(id).status, found(id).rejected_reason])).toEqual([
      ['REJECTED', 'ACCOUNT_NOT_FOUND'],
      ['REJECTED', 'NAME_MISMATCH'],
      ['REJECTED', 'ACCOUNT_CLOSED'],
    ]);
    expect(await activities(verified)).toEqual(['SYSTEM RECORD_CHANGED', 'PERSON RECORD_CREATED']);
    const mails = (await mailsTo(test, 'owner@mitra.test')).filter(({ subject }) => subject.startsWith('Rekening BCA'));
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Rekening BCA Anda sudah terverifikasi',
      'Rekening BCA Anda tidak dapat diverifikasi',
      'Rekening BCA Anda tidak dapat diverifikasi',
      'Rekening BCA Anda tidak dapat diverifikasi',
    ]);
    expect(mails.filter(({ text }) => text.includes('Nama tidak cocok'))).toHaveLength(1);
    expect(mails.filter(({ text }) => /7000000/.test(text))).toEqual([]);
  });

  // Rule settings.simulated-verification.
  it('waits while its bank does not respond, and is verified later', async () => {
    const id = await add('7100009999');
    await verifyAll(1);
    expect((await accounts())(id).status).toBe('PENDING');
    await verifyAll(11);
    expect((await accounts())(id).status).toBe('VERIFIED');
  });

  // Rule settings.bank-accounts-verified.
  it('that is the first verified one is primary, and no later one', async () => {
    await test.database.pool.query(
      `update bank_accounts set is_primary = false where 'biz_' || replace(business_id::text, '-', '') = $1`,
      [business],
    );
    const first = await add('7200000001');
    await verifyAll(1);
    expect((await accounts())(first)).toMatchObject({ status: 'REJECTED', is_primary: false });
    const [second, third] = [await add('7200000777'), await add('7200000778')];
    await verifyAll(1);
    const found = await accounts();
    expect([found(second), found(third)].filter(({ is_primary }) => is_primary)).toHaveLength(1);
    expect([found(second).status, found(third).status]).toEqual(['VERIFIED', 'VERIFIED']);
  });

  it('that was removed is not verified, unless it is restored in time', async () => {
    const id = await add('7300000777');
    const { json } = await act(`bank-accounts/${id}/actions/delete`);
    await verifyAll(0.5);
    const undo = { business_id: business, environment: ENVIRONMENT, token: json.undo.token } as const;
    expect((await write(owner, '/api/undo', undo)).status).toBe(200);
    await verifyAll(2);
    expect((await accounts())(id).status).toBe('VERIFIED');
  });
});
