import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultVerifiers } from '#server/domains/bankAccounts/simulatedVerifier.ts';
import { verificationQueue } from '#server/domains/bankAccounts/verificationQueue.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { defaultProviders } from '#server/domains/providers/defaultProviders.ts';
import { orderQueue } from '#server/domains/providers/orderQueue.ts';
import { writeClientFolder } from '../../helpers/clientFolder.ts';
import { mailsTo, mailTo } from '../../helpers/mails.ts';
import { processDue } from '../../helpers/processDue.ts';
import { requestWithoutSession, startTestApp, type TestApp } from '../../helpers/testApp.ts';
import { INVOICE, type Payee, payeeOf } from './payers.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'beranda-claim-'));
const PUBLIC_URL = 'https://bayar.toko.example';
const MINUTE = 60_000;
const ACCOUNT = { bank: 'BCA', account_number: '1234 5678 90', account_name: 'Sari Dewi' };

let test: TestApp;
let kopi: Payee;
let count = 0;
beforeAll(async () => {
  writeClientFolder(clientDir);
  test = await startTestApp({ clientDir, env: { publicUrl: PUBLIC_URL } });
  kopi = await payeeOf(test, 'owner@kopi.test');
});
afterAll(async () => {
  await test.close();
  rmSync(clientDir, { recursive: true });
});

/** A payout to a recipient of its own. */
async function payout(amount = '150000') {
  count += 1;
  const recipient_email = `penerima-${count}@surat.example`;
  const made = await kopi.make('payouts', {
    recipient_email,
    recipient_name: 'Sari Dewi',
    amount,
    description: 'Hadiah',
  });
  return { ...made, recipient_email };
}

async function open(
  token: string,
  language = 'en',
): Promise<{ status: number; page: string; headers: Record<string, unknown> }> {
  const { status, json, headers } = await requestWithoutSession(test, `/claim/${token}?language=${language}`);
  return { status, page: json, headers };
}

const checkoutOf = (page: string) => /name="checkout" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Sends the form of the page as a browser does. */
async function claim(token: string, fields: object = ACCOUNT, checkout?: string) {
  const name = checkout ?? checkoutOf((await open(token)).page);
  const { status, json, headers } = await requestWithoutSession(test, `/claim/${token}?language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ checkout: name, ...fields }).toString(),
  });
  return { status, page: json, location: headers.location };
}

async function verifyAll(minutes = 0): Promise<void> {
  const queue = verificationQueue(test, defaultVerifiers({ demo: false }));
  await processDue(queue, test.database, minutes * MINUTE);
}

async function sendAll(): Promise<void> {
  const queue = orderQueue(test, defaultProviders({ demo: false }));
  for (const minutes of [0, 40]) await processDue(queue, test.database, minutes * MINUTE);
}

/** What the business can use, and the sum of its ledger. */
async function money() {
  const { rows } = await test.database.pool.query(
    `select (select balance from ledger_accounts a where a.business_id = b.business_id and a.environment = 'DEVELOPMENT'
       and a.account = 'BALANCE') as balance,
     (select sum(amount) from ledger_entries e where e.business_id = b.business_id and e.environment = 'DEVELOPMENT') as sum
     from businesses b where name = 'Kopi Nusantara'`,
  );
  return { balance: BigInt(rows[0].balance), sum: String(rows[0].sum) };
}

async function callbacksOf(id: string): Promise<string[]> {
  const { rows } = await test.database.pool.query(
    `select payload->>'status' as status from callbacks where reference = $1 and product = 'PAYOUT' order by created, id`,
    [id],
  );
  return rows.map(({ status }) => status);
}

// Rule sending.payout-claim-page, sending.payout-claimed, sending.payout-mails.
describe('a payout', () => {
  it('goes from its mail to the account that the recipient names, and each of them hears of it', async () => {
    const before = await money();
    const { id, link, recipient_email } = await payout();
    const mail = await mailTo(test, recipient_email, /Kopi Nusantara/);
    expect(mail.text).toContain(`\n${PUBLIC_URL}/claim/${link}\n`);
    expect(mail.html).toContain(`href="${PUBLIC_URL}/claim/${link}"`);
    expect((await money()).balance).toBe(before.balance);

    const { status, page, headers } = await open(link);
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    for (const shown of ['Kopi Nusantara', 'Rp150.000', 'Hadiah', 'OVO', 'MANDIRI']) expect(page).toContain(shown);
    expect(page).not.toMatch(/GCASH|surat\.example|Sari Dewi|pout_/);

    expect(await claim(link)).toMatchObject({ status: 303, location: `/claim/${link}?language=en` });
    await verifyAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'CLAIMED', fee: '2500', tax: '275' });
    expect(before.balance - (await money()).balance).toBe(152_775n);
    expect((await open(link)).page).toContain('•••• 7890');
    await sendAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'COMPLETED', failure_code: null });
    expect((await open(link)).page).toContain('The money has arrived');
    expect(await callbacksOf(id)).toEqual(['COMPLETED']);
    expect((await mailTo(test, recipient_email, /sudah masuk/)).text).toContain('•••• 7890');
    expect((await money()).sum).toBe('0');
  });

  it('of which the bank does not confirm the account can be claimed with another one', async () => {
    const before = await money();
    const { id, link, recipient_email } = await payout();
    await claim(link, { ...ACCOUNT, account_number: '1234560001' });
    await verifyAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'PENDING', rejected_reason: 'NAME_MISMATCH' });
    expect((await mailTo(test, recipient_email, /Periksa data rekening/)).text).toContain(`/claim/${link}`);
    expect((await open(link)).page).toContain('The name doesn’t match the account');
    expect(await money()).toEqual(before);
    await claim(link);
    await verifyAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'CLAIMED', rejected_reason: null });
  });

  it('that fails at the bank returns whole, and can be claimed again as an order of its own', async () => {
    const before = await money();
    const { id, link, recipient_email } = await payout();
    await claim(link, { ...ACCOUNT, account_number: '1234569999' });
    await verifyAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'VERIFYING', account_number: '1234569999' });
    expect((await open(link)).page).toContain('Checking your account');
    expect(await money()).toEqual(before);
    await verifyAll(11);
    await sendAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'FAILED', failure_code: 'CHANNEL_UNAVAILABLE' });
    expect(await money()).toEqual(before);
    expect((await mailTo(test, recipient_email, /belum terkirim/)).text).toContain(`/claim/${link}`);
    expect((await open(link)).page).toContain('choose another bank');
    await claim(link);
    await verifyAll();
    await sendAll();
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'COMPLETED', failure_code: null });
    expect(await callbacksOf(id)).toEqual(['FAILED', 'COMPLETED']);
    expect(before.balance - (await money()).balance).toBe(152_775n);
    expect((await money()).sum).toBe('0');
  });

  it('above the balance fails without a journal, and the business is mailed', async () => {
    const before = await money();
    const { id, link } = await payout('999999999999');
    await claim(link);
    await verifyAll();
    expect(await kopi.read('payouts', id)).toMatchObject({
      status: 'FAILED',
      failure_code: 'INSUFFICIENT_BALANCE',
      transaction_id: null,
    });
    expect(await money()).toEqual(before);
    const { rows } = await test.database.pool.query(
      `select notify_email from sending_settings s join businesses b using (business_id)
       where b.name = 'Kopi Nusantara' and s.environment = 'DEVELOPMENT'`,
    );
    expect((await mailTo(test, rows[0].notify_email, /diklaim tetapi/)).text).toContain('Isi saldo');
    expect((await open(link)).page).toContain('has been notified');
  });

  it('is claimed once by two claims at once, and a retry is the same claim', async () => {
    const { id, link } = await payout();
    const checkout = checkoutOf((await open(link)).page);
    const other = checkoutOf((await open(link)).page);
    const answers = await Promise.all([
      claim(link, ACCOUNT, checkout),
      claim(link, { ...ACCOUNT, account_number: '5550000555' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    const won = answers[0]?.status === 303;
    const account = won ? '1234567890' : '5550000555';
    expect(await kopi.read('payouts', id)).toMatchObject({ account_number: account });
    expect((await claim(link, { ...ACCOUNT, account_number: account }, won ? checkout : other)).status).toBe(303);
    await verifyAll();
    const { rows } = await test.database.pool.query(
      `select count(*)::int as count from transactions t join payouts p on p.external_id = t.external_id where p.link = $1`,
      [link],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('says what is wrong at each field, and keeps what was entered', async () => {
    const { id, link } = await payout();
    const { status, page } = await claim(link, { bank: 'GCASH', account_number: '12', account_name: '' });
    expect(status).toBe(422);
    expect(page).toContain('id="claim-account_number-error"');
    expect(page).toContain('id="claim-account_name-error"');
    expect(page).toContain('value="12"');
    const foreign = await claim(link, { ...ACCOUNT, bank: 'GCASH' });
    expect([foreign.status, foreign.page.includes('claim-bank-error')]).toEqual([422, true]);
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'PENDING' });
  });

  it('that is void, expired or of a cancelled batch says so, and cannot be claimed', async () => {
    const { id, link } = await payout();
    const checkout = checkoutOf((await open(link)).page);
    await kopi.act('payouts', `/${id}/actions/void`);
    expect((await open(link)).page).toContain('This link no longer works');
    expect((await claim(link, ACCOUNT, checkout)).status).toBe(422);
    expect(await kopi.read('payouts', id)).toMatchObject({ status: 'VOIDED' });

    const late = await payout();
    const held = checkoutOf((await open(late.link)).page);
    await test.database.pool.query(`update payouts set expires = $2 where link = $1`, [late.link, new Date()]);
    expect((await open(late.link, 'id')).page).toContain('Tautan ini sudah kedaluwarsa');
    expect((await claim(late.link, ACCOUNT, held)).status).toBe(422);
    const { rows } = await test.database.pool.query(`select business_id from businesses where name = 'Kopi Nusantara'`);
    const scope = { businessId: rows[0].business_id, environment: 'DEVELOPMENT' } as const;
    await expireRecords(
      { pool: test.database.pool, config: test.config },
      { scope, timeZone: 'Asia/Jakarta' },
      new Date(),
    );
    expect(await kopi.read('payouts', late.id)).toMatchObject({ status: 'EXPIRED' });
  });

  it('is found by its own address only', async () => {
    const { link } = await payout();
    const invoice = await kopi.make('invoices', INVOICE);
    for (const address of [`/pay/${link}`, `/claim/${invoice.link}`, '/claim/AAAAAAAAAAAAAAAAAAAA', '/claim/'])
      expect([address, (await requestWithoutSession(test, address)).status]).toEqual([address, 404]);
    expect((await requestWithoutSession(test, `/api/pay/${link}`)).status).toBe(404);
  });

  it('has its link mailed again once a minute and five times in all', async () => {
    const { id, recipient_email } = await payout();
    const resend = () => kopi.act('payouts', `/${id}/actions/resend`);
    expect((await resend()).json.error_code).toBe('TOO_MANY_REQUESTS');
    const rest = async () =>
      test.database.pool.query(
        `update payouts set link_sent = link_sent - interval '2 minutes' where recipient_email = $1`,
        [recipient_email],
      );
    for (let mails = 2; mails <= 5; mails++) {
      await rest();
      expect([mails, (await resend()).status]).toEqual([mails, 200]);
    }
    await rest();
    expect((await resend()).json.error_code).toBe('TOO_MANY_MAILS_ERROR');
    expect(await mailsTo(test, recipient_email)).toHaveLength(5);
  });
});

// Rule sending.payout-links.
describe('a batch of payout links', () => {
  it('mails each link, and is completed by the claim of the last one', async () => {
    const rows = ['batch-1@surat.example', 'batch-2@surat.example'].map((recipient_email) => ({
      recipient_email,
      amount: '20000',
    }));
    const { json } = await kopi.act('payout-links', '/actions/create', { rows });
    for (const { recipient_email } of rows) {
      const { text } = await mailTo(test, recipient_email, /Kopi Nusantara/);
      const link = /\/claim\/([\w-]+)/.exec(text)?.[1] ?? '';
      expect(await kopi.read('payout-links', json.id)).toMatchObject({ status: 'ACTIVE' });
      await claim(link);
      await verifyAll();
    }
    expect(await kopi.read('payout-links', json.id)).toMatchObject({ status: 'COMPLETED', claimed_count: 2 });
  });
});
