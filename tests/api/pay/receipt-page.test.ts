import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClientFolder } from '../../helpers/clientFolder.ts';
import { mailTo } from '../../helpers/mails.ts';
import { requestWithoutSession, startTestApp, type TestApp } from '../../helpers/testApp.ts';
import { type Payee, payeeOf } from './payers.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'beranda-receipt-'));
const PUBLIC_URL = 'https://resibo.example';
const RECEIPT = {
  buyer_name: 'Ana <b>Reyes</b>',
  description: 'Dried mango, 3 packs',
  amount: '560.00',
  vat_amount: '60.00',
  purchase_date: '2026-01-05',
  payment_method: 'CASH',
  note: 'Salamat po!',
};

let test: TestApp;
let manila: Payee;
let count = 0;
beforeAll(async () => {
  writeClientFolder(clientDir);
  test = await startTestApp({ clientDir, env: { publicUrl: PUBLIC_URL } });
  manila = await payeeOf(test, 'manila.staff@beranda.test');
});
afterAll(async () => {
  await test.close();
  rmSync(clientDir, { recursive: true });
});

/** A draft of a receipt for a buyer of its own. */
async function draft() {
  count += 1;
  const buyer_email = `buyer-${count}@mail.example`;
  return { ...(await manila.make('ereceipts', { ...RECEIPT, buyer_email })), buyer_email };
}

async function sent() {
  const receipt = await draft();
  expect((await manila.act('ereceipts', `/${receipt.id}/actions/send`)).status).toBe(200);
  return receipt;
}

async function open(token: string, language = 'en') {
  const { status, json, headers } = await requestWithoutSession(test, `/receipt/${token}?language=${language}`);
  return { status, page: String(json), headers };
}

/** What the page's script sends. */
async function reportOpened(token: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await requestWithoutSession(test, `/receipt/${token}`, { method: 'POST', headers, payload: '' })).status;
}

// Rule receipts.opened.
describe('the page of a receipt', () => {
  it('is in its mail and says what was bought, without an id or an email address', async () => {
    const { id, link, buyer_email } = await sent();
    const mail = await mailTo(test, buyer_email, /e-receipt/);
    expect(mail.text).toContain(`\n${PUBLIC_URL}/receipt/${link}\n`);
    const { status, page, headers } = await open(link);
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    for (const shown of [
      '₱560.00',
      '₱60.00',
      'Dried mango, 3 packs',
      'Cash',
      'Salamat po!',
      'Jan 05, 2026',
      '123-456-789-000',
    ])
      expect(page).toContain(shown);
    expect(page).toContain('Ana &lt;b&gt;Reyes&lt;/b&gt;');
    for (const hidden of [id, buyer_email, '<b>Reyes']) expect(page).not.toContain(hidden);
    expect((await open(link, 'id')).page).toContain('Tunai');
  });

  it('has no name of a buyer of whom only the email address is known, or who was erased', async () => {
    const { link, buyer_email } = await sent();
    const set = (values: string) =>
      test.database.pool.query(`update ereceipts set ${values} where link = $1`, [link]).then(() => open(link));
    const anonymous = await set('buyer_name = buyer_email');
    for (const hidden of [buyer_email, 'Buyer']) expect(anonymous.page).not.toContain(hidden);
    const erased = await set(`buyer_name = 'CUST-0815', buyer_email = 'erased@nobody.invalid'`);
    for (const hidden of ['CUST-0815', 'erased@']) expect(erased.page).not.toContain(hidden);
    expect(erased.page).toContain('₱560.00');
  });

  it('is not taken back once it was mailed', async () => {
    const { id } = await draft();
    const { json } = await manila.act('ereceipts', `/${id}/actions/send`);
    expect(json.undo).toBeUndefined();
  });

  it('marks the receipt as opened once a person sees it, once, and not by being read', async () => {
    const { id, link } = await sent();
    await open(link);
    expect(await manila.read('ereceipts', id)).toMatchObject({ status: 'SENT', viewed: null });
    expect(await Promise.all([reportOpened(link), reportOpened(link), reportOpened(link)])).toEqual([204, 204, 204]);
    const opened = await manila.read('ereceipts', id);
    expect(opened).toMatchObject({ status: 'VIEWED', viewed: expect.any(String) });
    await reportOpened(link);
    expect(await manila.read('ereceipts', id)).toEqual(opened);
    const { rows } = await test.database.pool.query(
      `select l.id from activity_logs l where target_id = $1 and to_jsonb(l)::text like '%VIEWED%'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('says of a draft that it was not sent, and of a void receipt that it is void, and nothing else', async () => {
    const { id, link } = await draft();
    expect(await reportOpened(link)).toBe(204);
    const early = await open(link);
    expect(early.page).toContain('hasn’t sent this e-receipt yet');
    expect(early.page).not.toContain('Dried mango');
    expect(await manila.read('ereceipts', id)).toMatchObject({ status: 'DRAFT' });
    await manila.act('ereceipts', `/${id}/actions/send`);
    await manila.act('ereceipts', `/${id}/actions/void`);
    const late = await open(link);
    expect(late.page).toContain('This e-receipt is void');
    expect(late.page).not.toContain('Dried mango');
    await reportOpened(link);
    expect(await manila.read('ereceipts', id)).toMatchObject({ status: 'VOIDED', viewed: null });
  });

  it.each([
    ['unknown', 'x'.repeat(20)],
    ['long', 'x'.repeat(3_000)],
    ['encoded', '%2e%2e%2fapi%2fhealth'],
    ['empty', ''],
  ])('leads nowhere by an address that is %s', async (_kind, token) => {
    const { status, page } = await open(token);
    expect(status).toBe(404);
    expect(page).toContain('Page not found');
    expect(await reportOpened(token)).toBe(404);
  });

  const token = expect.stringMatching(/^[\w-]{20,}$/);

  it('is not that of a payout or an invoice', async () => {
    const { rows } = await test.database.pool.query(
      `select (select token from payer_tokens where record = 'payouts' limit 1) as payout,
       (select token from payer_tokens where record = 'invoices' limit 1) as invoice,
       (select token from payer_tokens t join ereceipts r on r.id = t.record_id where status = 'SENT' limit 1) as receipt`,
    );
    expect(rows).toEqual([{ payout: token, invoice: token, receipt: token }]);
    expect((await open(rows[0].invoice)).status).toBe(404);
    expect((await open(rows[0].payout)).status).toBe(404);
    expect((await open(rows[0].receipt)).status).toBe(200);
    expect((await requestWithoutSession(test, `/claim/${rows[0].receipt}`)).status).toBe(404);
    expect((await requestWithoutSession(test, `/api/pay/${rows[0].receipt}`)).status).toBe(404);
  });
});
