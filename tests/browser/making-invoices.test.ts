import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { openListForm, waitForForm } from './filling.ts';
import { tabTo } from './focus.ts';
import { waitForRecords } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { newCustomer } from './sessions.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

describe('requesting a payment', () => {
  it('by an invoice, by keyboard alone, adds the first record of the list', async () => {
    const { page, words } = await visit({ as: OWNER });
    const { name: customer, email } = await newCustomer(OWNER);
    const reference = `INV-keys-${Date.now().toString(36)}`;
    await page.goto('/invoices');
    await waitForScreen(page, 'invoices');
    await tabTo(page, ({ href }) => href === '#content');
    await page.keyboard.press('Enter');
    await tabTo(page, ({ name }) => name === words('invoices.create'));
    await page.keyboard.press('Enter');
    const { dialog, field } = await waitForForm(page, words, 'invoices.create');
    await expectAccessible(page);

    await tabTo(page, ({ id }) => id === 'form_customer_id');
    await page.keyboard.type(customer);
    const found = async () => [...new Set(await page.getByRole('option').allTextContents())];
    await expect.poll(found).toEqual([`${customer}${email}`]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field('customer_id').inputValue()).toBe(customer);
    // Rule forms.filled-by-record.
    await expect.poll(() => field('payer_email').inputValue()).toBe(email);
    await tabTo(page, ({ id }) => id === 'form_payer_email');
    await page.keyboard.type('payer@toko.example');
    await tabTo(page, ({ id }) => id === 'form_amount');
    await page.keyboard.type('1250000');
    await expect.poll(() => field('amount').inputValue()).toBe('1.250.000');
    await tabTo(page, ({ id }) => id === 'form_due_date');
    // The same whether days or months come first; separators appear when the field is left.
    const year = new Date().getFullYear() + 1;
    await page.keyboard.type(`1212${year}`);
    await tabTo(page, ({ id }) => id === 'form_external_id');
    await expect.poll(() => field('due_date').inputValue()).toBe(`12-12-${year}`);
    await page.keyboard.type(reference);
    await tabTo(page, ({ name }) => name === words('invoices.create'));
    await page.keyboard.press('Enter');

    await page.getByText(words('invoices.create_done')).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await waitForScreen(page, 'invoices-detail');
    await page.getByRole('heading', { name: reference }).waitFor();
    await page.getByRole('link', { name: customer }).first().waitFor();
    const { pathname } = new URL(page.url());
    await page.goto('/invoices');
    const [first] = await waitForRecords(page, 25);
    expect(first).toBe(pathname);
  });

  // Rule invoices.link-route.
  it('by a payment link, on a phone, shows validation errors, and then adds the first record of the list', async () => {
    const { page, words } = await visit({ as: OWNER, language: 'id', viewport: 'phone', colours: 'dark' });
    const at = { path: '/payment-links', screen: 'payment-links', action: 'payment_links.create' };
    const { dialog, field, submit } = await openListForm(page, words, at);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const title = `Pesanan ${Date.now().toString(36)} <i>&`;
    await field('title').fill(title);
    await field('amount').fill('75000');
    await field('payer_email').fill('bukan alamat');
    await submit.click();
    await dialog.getByRole('alert').getByText(words('form_errors.format_email')).waitFor();
    await expectAccessible(page);
    await field('payer_email').fill('');
    await submit.click();

    await page.getByText(words('payment_links.create_done')).waitFor();
    await waitForScreen(page, 'payment-links-detail');
    await page.getByRole('heading', { name: title }).waitFor();
    await expectAccessible(page);
    const { pathname } = new URL(page.url());
    await page.goto('/payment-links');
    await waitForScreen(page, 'payment-links');
    const first = screenOf(page, 'payment-links').locator('a[data-row]').first();
    await expect.poll(() => first.getAttribute('href')).toBe(pathname);
    await page.getByText(title).waitFor();
  });
});
