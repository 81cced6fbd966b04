import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, mailTo } from '../../helpers/mails.ts';
import { startTestApp, type TestApp } from '../../helpers/testApp.ts';
import { INVOICE, type Payee, payeeOf } from './payers.ts';

const PUBLIC_URL = 'https://bayar.toko.example';

let test: TestApp;
let kopi: Payee;
beforeAll(async () => {
  test = await startTestApp({ env: { publicUrl: PUBLIC_URL } });
  kopi = await payeeOf(test, 'owner@kopi.test');
});
afterAll(() => test.close());

// Rule invoices.mailed.
describe('a mail to a payer', () => {
  it('of an invoice has the address at which it is paid, as text and as a button', async () => {
    const { link } = await kopi.make('invoices', { ...INVOICE, payer_email: 'satu@surat.example' });
    const { text, html } = await mailTo(test, 'satu@surat.example', /^Invoice/);
    expect(text).toContain(`\n${PUBLIC_URL}/pay/${link}\n`);
    expect(html).toContain(`href="${PUBLIC_URL}/pay/${link}"`);
    expect(html).toContain('Lihat dan bayar');
  });

  it('of a payment link has it too', async () => {
    const input = { title: 'Kopi Gayo', amount: '99000', payer_email: 'dua@surat.example' };
    const { link } = await kopi.make('payment-links', input);
    expect((await mailTo(test, 'dua@surat.example', /Kopi Gayo/)).text).toContain(`${PUBLIC_URL}/pay/${link}\n`);
  });

  it('is sent for each link of a batch that names an address', async () => {
    const rows = [
      { title: 'Iuran Budi', amount: '150000', payer_email: 'tiga@surat.example' },
      { title: 'Iuran Citra', amount: '175000' },
    ];
    await kopi.act('batch-payment-links', '/actions/create', { name: 'Iuran', rows });
    const { text } = await mailTo(test, 'tiga@surat.example', /Iuran Budi/);
    expect(text).toMatch(new RegExp(`${PUBLIC_URL}/pay/[\\w-]{20}\n`));
    expect(await mailsTo(test, 'tiga@surat.example')).toHaveLength(1);
  });
});
