import { describe, expect, it } from 'vitest';
import { dayFromNow } from '../helpers/days.ts';
import { callApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { act, ENVIRONMENT, look, type Made, mailedAddress, OWNER, PICTURES, payer, read } from './payers.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const INVOICE = {
  payer_name: 'Sari Dewi',
  description: 'Dua kilogram kopi Gayo, giling halus, dikirim ke Kemang',
  amount: '1250000',
  due_date: dayFromNow(7),
};

// Rule invoices.payer-page, invoices.payer-pays.
describe('a payer', () => {
  it('opens the address of the mail, pays, and sees that it is paid; so does the business', async () => {
    const email = `payer-${Date.now().toString(36)}@surat.example`;
    const { id, link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: email });
    const address = await mailedAddress(email);
    expect(address).toBe(`/pay/${link}`);

    const { page, expectQuiet } = await payer();
    await page.goto(address);
    await page.getByText('Rp1.250.000').first().waitFor();
    await look(page, 'open-en');
    await page.getByRole('radio', { name: 'QRIS' }).check();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/chosen.png`, fullPage: true });
    await page.getByRole('button', { name: 'Pay Rp1.250.000' }).click();
    await page.getByRole('heading', { name: 'Pay with QRIS' }).waitFor();
    await page.getByRole('img', { name: 'QR code to scan' }).waitFor();
    await look(page, 'qr-en');
    await page.getByRole('button', { name: 'Simulate this payment' }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    await look(page, 'paid-en');
    await expectQuiet();
    expect(await read('invoices', id)).toMatchObject({ status: 'PAID' });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  });

  // Rule cards.paid-on-the-page.
  it('pays by card: is declined, confirms with the bank of another one, and sees that it is paid', async () => {
    const invoice = { ...INVOICE, amount: '84000', payer_email: 'p@surat.example' };
    const { id, link } = await act('invoices', 'actions/create', invoice);
    const { page, expectQuiet } = await payer();
    await page.goto(`/pay/${link}`);
    const pay = page.getByRole('button', { name: 'Pay Rp84.000' });
    const card = page.getByLabel('Test card');
    for (const outcome of ['insufficient funds', 'cardholder to authenticate']) {
      await page.getByRole('radio', { name: 'Visa, Mastercard, JCB' }).check();
      await pay.click();
      await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
      await card.selectOption({ label: await card.locator('option', { hasText: outcome }).innerText() });
      await look(page, 'card-en');
      await pay.click();
      if (outcome === 'insufficient funds') await page.getByRole('alert').getByText('too low').waitFor();
    }
    await page.getByText('cardholder to confirm').waitFor();
    await look(page, 'card-challenge-en');
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    await expectQuiet();
    expect(await read('invoices', id)).toMatchObject({ status: 'PAID' });
  });

  it('reads it in the language of the browser, and switches it', async () => {
    const { link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page, expectQuiet } = await payer({ language: 'id', colours: 'dark' });
    await page.goto(`/pay/${link}`);
    await page.getByRole('button', { name: 'Bayar Rp1.250.000' }).waitFor();
    await look(page, 'open-id');
    // In the page's language: the browser's own messages are in the browser's.
    await page.getByRole('button', { name: 'Bayar Rp1.250.000' }).click();
    const first = page.getByRole('radio').first();
    const message = () => first.evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(await message()).toBe('Pilih metode pembayaran');
    await page.getByRole('radio', { name: 'QRIS' }).check();
    expect(await message()).toBe('');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Pay Rp1.250.000' }).waitFor();
    await expectQuiet();
  });

  it('enters how much and what for, with the amount as it is written', async () => {
    const { id, link } = await act('on-demand', 'actions/create', { title: 'Bayar tagihan' });
    const { page, expectQuiet } = await payer();
    await page.goto(`/pay/${link}`);
    await page.getByLabel('What is it for?').fill('Tagihan Mei');
    await page.getByLabel('Amount').fill('0');
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await page.getByRole('button', { name: 'Pay' }).click();
    expect(await page.getByLabel('Amount').evaluate((input: HTMLInputElement) => input.validationMessage)).toMatch(
      /above zero/,
    );
    await page.getByLabel('Amount').fill('25.000');
    await look(page, 'on-demand');
    await page.getByRole('button', { name: 'Pay Rp25.000' }).click();
    await page.getByRole('button', { name: 'Simulate this payment' }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    await look(page, 'receipt');
    await page.getByRole('link', { name: 'Make another payment' }).click();
    await page.getByRole('button', { name: 'Pay' }).waitFor();
    await expectQuiet();
    expect(await read('on-demand', id)).toMatchObject({ status: 'ACTIVE', payments_count: 1, paid_amount: '25000' });
  });

  it('keeps the page when the network is lost, and pays once when it is back', async () => {
    const { id, link } = await act('multiple-payment-links', 'actions/create', { title: 'Donasi', amount: '5000' });
    const { page, context } = await payer();
    await page.goto(`/pay/${link}`);
    await page.getByRole('radio', { name: 'QRIS' }).check();
    // The request arrives and its answer does not.
    await page.route('**/payment-requests', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Pay Rp5.000' }).click();
    await page.getByRole('alert').filter({ hasText: 'you pay only once' }).waitFor();
    await context.setOffline(true);
    await page.getByText('You’re offline').waitFor();
    await expectWords(page);
    await expectAccessible(page);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/offline.png`, fullPage: true });
    await context.setOffline(false);
    await page.unroute('**/payment-requests');
    await page.getByRole('button', { name: 'Pay Rp5.000' }).click();
    await page.getByRole('button', { name: 'Simulate this payment' }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(await read('multiple-payment-links', id)).toMatchObject({ payments_count: 1, paid_amount: '5000' });
  });

  it('is shown that the method is being prepared, and cannot send it twice', async () => {
    const { link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page } = await payer();
    await page.goto(`/pay/${link}`);
    await page.getByRole('radio', { name: 'BNI' }).check();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/payment-requests', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Pay Rp1.250.000' }).click();
    const paying = page.getByRole('button', { name: 'One moment…' });
    await paying.waitFor();
    expect(await paying.isDisabled()).toBe(true);
    await expectAccessible(page);
    release();
    await page.getByRole('heading', { name: 'Pay with BNI' }).waitFor();
  });

  it('pays without scripts', async () => {
    const { id, link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page } = await payer({ scripts: false });
    await page.goto(`/pay/${link}`);
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await page.getByRole('button', { name: 'Pay Rp1.250.000' }).click();
    await page.getByRole('button', { name: 'Simulate this payment' }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    expect(await read('invoices', id)).toMatchObject({ status: 'PAID' });
  });

  // Rule accept.payment-request-page.
  it.each([
    [
      'en',
      390,
      'Pay Rp1.250.000',
      'Pay with BNI',
      'Copy: Virtual account number',
      'Copied',
      'Time left',
      'Payment received',
    ],
    [
      'id',
      320,
      'Bayar Rp1.250.000',
      'Bayar dengan BNI',
      'Salin: Nomor Virtual Account',
      'Tersalin',
      'Sisa waktu',
      'Pembayaran diterima',
    ],
  ] as const)(
    'in %s on a phone %i px wide copies the number, keeps it when loaded again, and sees the payment arrive',
    async (language, width, pay, heading, copy, copied, left, received) => {
      const { id, link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
      const { page, context, expectQuiet } = await payer({ language, width });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/pay/${link}`);
      await page.getByRole('radio', { name: 'BNI' }).check();
      await page.getByRole('button', { name: pay }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByText(left).waitFor();
      const number = await page.locator('.pay-code').innerText();
      expect(number).toMatch(/^\d{4} \d{4} \d{4}$/);
      await page.getByRole('button', { name: copy }).click();
      await page.getByText(copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number.replaceAll(' ', ''));
      await look(page, `number-${language}`);
      await page.reload();
      expect(await page.locator('.pay-code').innerText()).toBe(number);
      // Paid by the business in test mode, while the payer waits.
      await act('invoices', `${id}/actions/simulate`, { channel: 'BNI' });
      await page.getByRole('heading', { name: received }).waitFor();
      await expectQuiet();
    },
  );

  // Rule accept.payment-request-page.
  it.each(['RETAIL_OUTLET', 'EWALLET'])('reads how to pay by %s', async (category) => {
    const { link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page, expectQuiet } = await payer({ width: 320 });
    await page.goto(`/pay/${link}`);
    await page.locator(`input[value^="${category}_"]`).first().check();
    await page.getByRole('button', { name: 'Pay Rp1.250.000' }).click();
    await page.getByRole('heading', { name: 'How to pay' }).waitFor();
    await look(page, `${category.toLowerCase()}-en`);
    await expectQuiet();
  });

  it('reads why it cannot be paid: cancelled while the page was open, expired, or unknown', async () => {
    const { id, link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page } = await payer();
    await page.goto(`/pay/${link}`);
    await page.getByRole('radio', { name: 'QRIS' }).check();
    await act('invoices', `${id}/actions/cancel`);
    await page.getByRole('button', { name: 'Pay Rp1.250.000' }).click();
    await page.getByRole('heading', { name: 'This payment is no longer active' }).waitFor();
    await look(page, 'inactive');

    const { access_token: token } = await sharedSession(OWNER);
    const search = new URLSearchParams({ environment: ENVIRONMENT, filter: JSON.stringify({ status: ['EXPIRED'] }) });
    const [expired] = await callApi<Made[]>(siteUrl(), `/api/invoices?${search}`, { token });
    const { link: old } = await read('invoices', expired?.id ?? '');
    await page.goto(`/pay/${old}?language=id`);
    await page.getByRole('heading', { name: 'Pembayaran ini sudah kedaluwarsa' }).waitFor();
    await look(page, 'expired');

    await page.goto('/pay/AAAAAAAAAAAAAAAAAAAA');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await look(page, 'unknown');
  });

  // Rule invoices.payer-live.
  it('gets a number in live mode, and no simulation', async () => {
    const { access_token: token } = await sharedSession(OWNER);
    const search = new URLSearchParams({ environment: 'PRODUCTION', filter: JSON.stringify({ status: ['PENDING'] }) });
    const [open] = await callApi<Made[]>(siteUrl(), `/api/invoices?${search}`, { token });
    const { link } = await callApi<Made>(siteUrl(), `/api/invoices/${open?.id}?environment=PRODUCTION`, { token });
    const { page, expectQuiet } = await payer();
    await page.goto(`/pay/${link}`);
    await page.getByRole('radio', { name: 'BNI', exact: true }).check();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('Waiting for your payment').waitFor();
    expect(await page.getByRole('button', { name: 'Simulate' }).count()).toBe(0);
    expect(await page.getByText('Test mode').count()).toBe(0);
    await look(page, 'live');
    await expectQuiet();
  });
});

describe('the business', () => {
  it('opens, copies and prints the address on the detail of an invoice', async () => {
    const { id, link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page } = await visit({ as: OWNER, environment: ENVIRONMENT });
    await page.goto(`/invoice/${id}`);
    const address = page.getByRole('link', { name: `/pay/${link}` });
    await address.waitFor();
    expect(await address.getAttribute('href')).toBe(`${siteAddress()}/pay/${link}`);
    await page.getByRole('img', { name: 'Payment link' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/console.png`, fullPage: true });
  });

  // Rule accept.payment-request-shown.
  it('sees the payment requests of an invoice', async () => {
    const { id, link } = await act('invoices', 'actions/create', { ...INVOICE, payer_email: 'p@surat.example' });
    const { page: paying } = await payer();
    await paying.goto(`/pay/${link}`);
    await paying.getByRole('radio', { name: 'BNI' }).check();
    await paying.getByRole('button', { name: 'Pay Rp1.250.000' }).click();
    const number = (await paying.locator('.pay-code').innerText()).replaceAll(' ', '');
    const { page } = await visit({ as: OWNER, environment: ENVIRONMENT });
    await page.goto(`/invoice/${id}`);
    await page.getByRole('link', { name: 'Payment requests', exact: true }).click();
    await page.getByText(number).first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/console-requests.png`, fullPage: true });
  });
});
