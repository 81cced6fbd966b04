import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { chargeBalance } from '#server/core/ledger/chargeBalance.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { defaultVerifiers } from '#server/domains/bankAccounts/simulatedVerifier.ts';
import { verificationQueue } from '#server/domains/bankAccounts/verificationQueue.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { writeClientFolder } from '../helpers/clientFolder.ts';
import { processDue } from '../helpers/processDue.ts';
import { personWith, requestWithoutSession, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const given = { confirmation: { type: 'pin', pin: DEMO_PIN } };

// Rule modes.suspended-pays-nothing.
describe('a payout of a business that was suspended after it was mailed', () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'beranda-suspended-'));
  let test: TestApp;
  beforeAll(async () => {
    writeClientFolder(clientDir);
    test = await startTestApp({ clientDir });
  });
  afterAll(async () => {
    await test.close();
    rmSync(clientDir, { recursive: true });
  });

  const setStatus = (status: string) =>
    test.database.pool.query(`update businesses set go_live_status = $1 where name = 'Kopi Nusantara'`, [status]);

  async function stateOf(id: string) {
    const { rows } = await test.database.pool.query(
      `select status, transaction_id, (select balance::text from ledger_accounts a where a.business_id = p.business_id
         and a.environment = p.environment and a.account = 'BALANCE') as balance from payouts p where id = $1`,
      [parseRecordId('pout', id)],
    );
    return rows[0];
  }

  async function claim(link: string) {
    const { json: page } = await requestWithoutSession(test, `/claim/${link}?language=en`);
    const checkout = /name="checkout" value="([^"]+)"/.exec(page)?.[1] ?? '019a0000-0000-7000-8000-000000000000';
    const fields = { checkout, bank: 'BCA', account_number: '1234567890', account_name: 'Sari Dewi' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const { status } = await requestWithoutSession(test, `/claim/${link}?language=en`, {
      method: 'POST',
      headers,
      payload,
    });
    return { page: String(page), status };
  }

  async function verifyAll(): Promise<void> {
    const queue = verificationQueue(test, defaultVerifiers({ demo: true }));
    for (const minutes of [0, 40]) await processDue(queue, test.database, minutes * 60_000);
  }

  it('is not paid, and can be claimed once the business is let in again', async () => {
    const owner = await signIn(test, 'owner@kopi.test');
    const { json } = await owner.request('/api/console?environment=PRODUCTION');
    const bound = { business_id: json.business.id, environment: 'PRODUCTION' as const, ...given };
    const input = { recipient_email: 'penerima@surat.example', amount: '50000' };
    const made = await write(owner, '/api/payouts/actions/create', { ...bound, input });
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    const { id } = made.json;
    const { link } = (await owner.request(`/api/payouts/${id}?environment=PRODUCTION`)).json;
    const before = await stateOf(id);

    await setStatus('SUSPENDED');
    const early = await claim(link);
    expect(early.page).toContain('can’t be claimed at the moment');
    await verifyAll();
    expect(await stateOf(id)).toEqual(before);

    // Suspended while the bank verifies the account.
    await setStatus('LIVE');
    expect((await claim(link)).status).toBe(303);
    expect((await stateOf(id)).status).toBe('VERIFYING');
    await setStatus('SUSPENDED');
    await verifyAll();
    expect(await stateOf(id)).toEqual({ ...before, status: 'PENDING' });

    await setStatus('LIVE');
    expect((await claim(link)).status).toBe(303);
    await verifyAll();
    const paid = await stateOf(id);
    expect(paid.status).toBe('CLAIMED');
    expect(BigInt(before.balance) - BigInt(paid.balance)).toBeGreaterThanOrEqual(50_000n);
  });
});

// Rule modes.suspended-pays-nothing.
describe('a suspended account of a platform', () => {
  const master = ownerOf('owner@pasar.test', 'PRODUCTION');

  it('is not emptied by its platform', async () => {
    const accounts: readonly { id: string; name: string }[] = await master.list('xenplatform-accounts');
    const from_id = accounts.find(({ name }) => name === 'Batik Laweyan')?.id;
    const input = { from_id, to_id: master.business, amount: '20000' };
    const transfer = () => master.act('xenplatform-transfers/actions/create', input, { given });
    const { pool } = master.test.database;
    await pool.query(`update businesses set go_live_status = 'SUSPENDED' where name = 'Batik Laweyan'`);
    const { status, json } = await transfer();
    expect([status, json.errors?.[0]]).toMatchObject([400, { field: 'from_id', code: 'account_suspended' }]);

    const scope = { businessId: parseRecordId('biz', String(from_id)) ?? '', environment: 'PRODUCTION' } as const;
    const lines = [
      { account: 'BALANCE', currency: 'IDR', amount: -1n },
      { account: 'CLEARING', currency: 'IDR', amount: 1n },
    ] as const;
    for (const type of ['DISBURSEMENT', 'WITHDRAWAL', 'TRANSFER', 'CARD_SPENDING', 'INVESTOR'] as const) {
      const journal = { type, reference: 'X', description: null, transactionId: null, lines };
      const charge = inBusiness(pool, scope, (transaction) =>
        chargeBalance(transaction, scope, journal, 'too low', new Date()),
      );
      await expect(charge).rejects.toMatchObject({ code: 'ENVIRONMENT_NOT_ALLOWED_ERROR' });
    }
    await pool.query(`update businesses set go_live_status = 'LIVE' where name = 'Batik Laweyan'`);
    expect((await transfer()).status).toBe(200);
  });
});

// Rule sending.approver-removed.
describe('the approvals of an account that a platform owns', () => {
  const master = ownerOf('owner@pasar.test', 'PRODUCTION');

  it('do not count once their person has left the platform', async () => {
    const { test } = master;
    const { pool } = test.database;
    const accounts: readonly { id: string; name: string }[] = await master.list('xenplatform-accounts');
    const business_id = accounts.find(({ name }) => name === 'Anyaman Rajapolah')?.id ?? '';
    await pool.query(
      `update memberships set can_view = true, can_edit = true, can_withdraw = true, can_approve = true
       where business_id = $1`,
      [parseRecordId('biz', master.business)],
    );
    await pool.query(
      `update sending_settings set needs_approval = true, approval_from = 1, second_approval_from = 2, self_approval = false
       where business_id = $1`,
      [parseRecordId('biz', business_id)],
    );
    const people = ['owner@pasar.test', 'keuangan@pasar.test', 'operasional@pasar.test'];
    const [owner, finance, operations] = await Promise.all(
      people.map(async (email) => {
        const person = await signIn(test, email);
        const moved = await person.request('/api/switch-business', { method: 'POST', payload: { business_id } });
        return personWith(test.app, moved.json);
      }),
    );
    if (!owner || !finance || !operations) throw new Error('They are three.');
    const bound = { business_id, environment: 'PRODUCTION' as const, ...given };
    const account = { bank: 'BCA', account_number: '1234567890', account_name: 'Siti Rahma' };
    const made = await write(operations, '/api/disbursements/actions/create', {
      ...bound,
      input: { ...account, amount: '20000' },
    });
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    const address = `/api/disbursements/${made.json.id}`;
    const approve = (person: typeof owner) => write(person, `${address}/actions/send`, bound);
    expect((await approve(finance)).status).toBe(200);
    await pool.query(
      `delete from memberships where business_id = $1 and user_id in (select user_id from user_emails where email = $2)`,
      [parseRecordId('biz', master.business), 'keuangan@pasar.test'],
    );
    expect((await approve(owner)).status).toBe(200);
    const { json } = await owner.request(`${address}?environment=PRODUCTION`);
    expect(json).toMatchObject({
      status: 'NEEDS_APPROVAL',
      approved_by: 'owner@pasar.test',
      approval_progress: '1 / 2',
    });
  });
});
