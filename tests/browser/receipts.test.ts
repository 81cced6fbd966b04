import { describe, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { look, mailedAddress, payer } from './payers.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule receipts.opened.
describe('a receipt', () => {
  it('is written and sent, its buyer opens it from the mail, and the business sees that', async () => {
    const email = `buyer-${Math.random().toString(36).slice(2)}@mail.example`;
    const { page, words } = await visit({ as: 'manila.staff@beranda.test', environment: 'DEVELOPMENT' });
    await page.goto('/ereceipts/create');
    const form = page.getByRole('dialog', { name: words('ereceipts.create') });
    await form.locator('#form_buyer_name').fill('Ana Reyes');
    await form.locator('#form_buyer_email').fill(email);
    await form.locator('#form_description').fill('Dried mango, 3 packs');
    await form.locator('#form_amount').fill('560');
    await form.locator('#form_vat_amount').fill('60');
    await form.locator('#form_purchase_date').fill('01/05/2026');
    await form.locator('#form_payment_method').selectOption('CASH');
    await form.locator('#form_note').fill('Salamat po!');
    await form.getByRole('button', { name: words('ereceipts.create'), exact: true }).click();
    await page.getByText(words('ereceipts.create_done')).waitFor();
    await page.goto(`/ereceipts?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
    await page.locator('main a[data-row]').first().press('Enter');
    const record = page.getByRole('main');
    await record.getByRole('button', { name: words('ereceipts.send'), exact: true }).click();
    await page
      .getByRole('dialog', { name: words('ereceipts.send') })
      .getByRole('button', { name: words('ereceipts.send'), exact: true })
      .click();
    await page.getByText(words('ereceipts.send_done')).waitFor();

    // Who sent it may look at it: the buyer has not opened it yet.
    const address = await mailedAddress(email);
    const own = await page.context().newPage();
    await own.goto(address);
    await own.getByRole('heading', { name: words('receipt.title', { business: 'Beranda Manila' }) }).waitFor();
    await own.close();
    await page.reload();
    await record.getByText(words('values.ereceipt.status.SENT'), { exact: true }).first().waitFor();

    const buyer = await payer();
    await buyer.page.goto(address);
    await buyer.page.getByRole('heading', { name: words('receipt.title', { business: 'Beranda Manila' }) }).waitFor();
    await buyer.page.getByText('Dried mango, 3 packs').waitFor();
    await look(buyer.page, 'receipt-en');
    await buyer.page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await buyer.page.getByText('Tunai').waitFor();
    await look(buyer.page, 'receipt-id');
    await buyer.expectQuiet();

    await page.reload();
    await record.getByText(words('values.ereceipt.status.VIEWED')).first().waitFor();

    // Rule details.history-changes.
    const tabs = page.getByRole('navigation', { name: words('detail.tabs') });
    await tabs.getByRole('link', { name: words('tabs.history'), exact: true }).click();
    const [sent, viewed] = [words('values.ereceipt.status.SENT'), words('values.ereceipt.status.VIEWED')];
    const change = `${words('fields.ereceipt.status')}: ${sent} → ${words('detail.changed_to')} ${viewed}`;
    await record.getByRole('listitem').filter({ hasText: change }).waitFor();
  });
});
