import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClientFolder } from '../../helpers/clientFolder.ts';
import { requestWithoutSession, startTestApp, type TestApp, type TestResponse } from '../../helpers/testApp.ts';
import { INVOICE, type Payee, payeeOf } from './payers.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'beranda-payer-'));

let test: TestApp;
let kopi: Payee;
beforeAll(async () => {
  writeClientFolder(clientDir);
  test = await startTestApp({ clientDir });
  kopi = await payeeOf(test, 'owner@kopi.test');
  await test.database.pool.query("update payment_methods set status = 'enabled' where environment = 'DEVELOPMENT'");
});
afterAll(async () => {
  await test.close();
  rmSync(clientDir, { recursive: true });
});

function open(address: string, language?: string): Promise<TestResponse> {
  return requestWithoutSession(test, address, {
    headers: language === undefined ? {} : { 'accept-language': language },
  });
}

/** Sends the form of a page as a browser without scripts does. */
async function submit(address: string, fields: Readonly<Record<string, string>>): Promise<TestResponse> {
  const { json } = await open(address, 'en');
  const checkout = /name="checkout" value="([^"]+)"/.exec(json)?.[1] ?? '';
  return requestWithoutSession(test, `${address}?language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ checkout, ...fields }).toString(),
  });
}

/** Chooses a method and pays it, by the two forms of the page; returns the receipt. */
async function payByForms(address: string, fields: Readonly<Record<string, string>>): Promise<TestResponse> {
  const chosen = await submit(address, fields);
  expect(chosen.status).toBe(303);
  const { json } = await open(chosen.headers.location ?? '');
  const simulate = /name="simulate" value="([^"]+)"/.exec(json)?.[1] ?? '';
  const action = /<form[^>]* action="([^"]+)"/.exec(json)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const paid = await requestWithoutSession(test, action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ simulate }).toString(),
  });
  expect(paid.status).toBe(303);
  return open(paid.headers.location ?? '');
}

// Rule invoices.payer-page.
describe("the payer's page", () => {
  it('is HTML that loads its own files alone, and stores nothing', async () => {
    const { link } = await kopi.make('invoices', { ...INVOICE, description: `<script>alert(1)</script> "Gayo" 'x'` });
    const { status, json: page, headers } = await open(`/pay/${link}`, 'en');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-/);
    expect(policy).not.toContain('unsafe');
    expect(page).toContain('Rp150.000');
    expect(page).toContain('Kopi Nusantara');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;Gayo&quot; &#39;x&#39;');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toMatch(/(?:src|href|action)="https?:/);
    expect(page).not.toMatch(/payer@surat|Sari Dewi|inv_/);
    // The accent of the checkout settings, made readable.
    expect(page).toMatch(/--accent:#[0-9a-f]{6}/);
  });

  // Rule languages.payer-page.
  it.each([
    ['', 'id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['', 'en-PH', 'en'],
    ['', 'ms;q=1, en;q=0.5', 'en'],
    ['', 'ja', 'id'],
    ['', undefined, 'id'],
    ['?language=en', 'id', 'en'],
    ['?language=id', 'en', 'id'],
    ['?language=xx', 'en', 'en'],
  ])('with %j and a browser in %s is in %s', async (query, browser, language) => {
    const { link } = await kopi.make('invoices', INVOICE);
    expect((await open(`/pay/${link}${query}`, browser)).json).toContain(`<html lang="${language}">`);
  });

  it('pays without a script, and then says that it is paid', async () => {
    const { id, link } = await kopi.make('invoices', INVOICE);
    const receipt = await payByForms(`/pay/${link}`, { method: 'QR_CODE_QRIS' });
    expect(receipt.json).toContain('Payment received');
    expect(receipt.json).not.toContain('<form');
    expect(await kopi.read('invoices', id)).toMatchObject({ status: 'PAID' });
    expect((await open(`/pay/${link}`, 'id')).json).toContain('Pembayaran diterima');
  });

  it('shows a receipt of one of many payments, and then may be paid again', async () => {
    const { link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    const receipt = await payByForms(`/pay/${link}`, {
      method: 'QR_CODE_QRIS',
      amount: '1.250.000',
      purpose: 'Tagihan <Mei>',
    });
    expect(receipt.json).toContain('Rp1.250.000');
    expect(receipt.json).toContain('Make another payment');
    expect((await open(`/pay/${link}`, 'en')).json).toContain('<form');
  });

  it('leads on to the address of the checkout settings, and nowhere before the payment', async () => {
    const { link } = await kopi.make('invoices', INVOICE);
    const set = (url: string | null) =>
      test.database.pool.query(
        `update checkout_settings set success_url = $2 from payer_tokens t where t.token = $1
         and checkout_settings.business_id = t.business_id and checkout_settings.environment = t.environment`,
        [link, url],
      );
    await set('https://kopi.example/terima-kasih?dari=beranda');
    expect((await open(`/pay/${link}`, 'en')).json).not.toContain('terima-kasih');
    const { json: receipt } = await payByForms(`/pay/${link}`, { method: 'QR_CODE_QRIS' });
    expect(receipt).toContain('href="https://kopi.example/terima-kasih?dari=beranda"');
    expect(receipt).toContain('Continue to kopi.example');
    await set(null);
  });

  // Rule accept.payment-request-page.
  it.each([
    ['VIRTUAL_ACCOUNT_BCA', 'Pay with BCA', /<span class="pay-code">\d{4} \d{4} \d{4}<\/span>/],
    ['RETAIL_OUTLET_ALFAMART', 'Pay with Alfamart', /data-copy="[A-Z0-9]*\d{10}"/],
    ['QR_CODE_QRIS', 'Pay with QRIS', /<svg class="pay-qr"/],
    ['EWALLET_OVO', 'Pay with OVO', /Open OVO on your phone/],
    ['DIRECT_DEBIT_DD_BRI', 'Pay with BRI Direct Debit', /approve it with the code/],
    ['PAYLATER_KREDIVO', 'Pay with Kredivo', /Choose the instalments/],
  ])('shows how to pay by %s, also when it is loaded again', async (method, heading, shown) => {
    const { link } = await kopi.make('invoices', INVOICE);
    const sent = await submit(`/pay/${link}`, { method });
    const { json: page, headers } = await open(sent.headers.location ?? '');
    expect(page).toContain(heading);
    expect(page).toMatch(shown);
    expect(page).toContain('Simulate this payment');
    // At most 48 hours, by the server's clock.
    expect(page).toMatch(/data-left="(?:\d{4,5}|1\d{5})"/);
    expect(page).not.toMatch(/payer@surat|Sari Dewi|inv_/);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await open(sent.headers.location ?? '')).json.match(shown)?.[0]).toBe(page.match(shown)?.[0]);
    expect((await open((sent.headers.location ?? '').replace('=en', '=id'))).json).toContain('Cara membayar');
  });

  // Rule accept.channel-amounts.
  it('says which amounts a method takes', async () => {
    const { link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    const fields = { method: 'RETAIL_OUTLET_ALFAMART', purpose: 'Tagihan' };
    const least = await submit(`/pay/${link}`, { ...fields, amount: '9.999' });
    expect([least.status, least.json.includes('takes payments from Rp10.000')]).toEqual([422, true]);
    const most = await submit(`/pay/${link}`, { ...fields, amount: '5.000.001' });
    expect([most.status, most.json.includes('takes payments up to Rp5.000.000')]).toEqual([422, true]);
  });

  it('keeps what was entered when a payment is not accepted', async () => {
    const { link } = await kopi.make('on-demand', { title: 'Bayar tagihan' });
    const zero = await submit(`/pay/${link}`, { method: 'QR_CODE_QRIS', amount: '0', purpose: 'Tagihan "Mei"' });
    expect(zero.status).toBe(422);
    expect(zero.json).toContain('This amount can’t be paid.');
    expect(zero.json).toContain('value="Tagihan &quot;Mei&quot;"');
    expect(zero.json).toContain('aria-describedby="pay-amount-error"');
    const empty = await submit(`/pay/${link}`, {});
    expect([empty.status, empty.json.includes('pay-purpose-error')]).toEqual([422, true]);
  });

  it('says what cannot be paid any more, and offers no form', async () => {
    const { id, link } = await kopi.make('payment-links', { title: 'Kopi', amount: '5000' });
    const { json: page } = await open(`/pay/${link}`, 'en');
    const checkout = /name="checkout" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await kopi.act('payment-links', `/${id}/actions/deactivate`);
    const inactive = await open(`/pay/${link}`, 'en');
    expect(inactive.json).toContain('no longer active');
    expect(inactive.json).not.toContain('<form');
    expect(inactive.json).not.toContain(checkout);
  });

  // Rule invoices.payer-address.
  it.each(['x', 'AAAAAAAAAAAAAAAAAAAA', 'a'.repeat(5_000), 'a/b/c', '..%2f..%2f', '%00', '<script>', '.env'])(
    'of an address that leads nowhere says so: %.20s',
    async (token) => {
      const { status, json: page, headers } = await open(`/pay/${token}`, 'en');
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page).toContain('Page not found');
      expect(page).not.toContain('<script>alert');
      expect(page).not.toContain('href="/pay/<');
    },
  );
});
