import { describe, expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, pressAction, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule payment-methods.onboarding-forms, payment-methods.submitted, payment-methods.completed, payment-methods.estimate.
describe('a payment method', () => {
  it.each([
    ['en', 'desktop', 'light', 'BSI', 'BSI Virtual Account', { account_range: '4471' }, undefined],
    [
      'id',
      'phone',
      'dark',
      'BCA_DIRECT',
      'BCA Virtual Account, direct',
      { bank_account_number: '1234567890' },
      'registration_file',
    ],
  ] as const)('is applied for step by step and completed, in %s on a %s', async (...given) => {
    const [language, viewport, colours, channel, name, values, file] = given;
    const { page, words } = await visit({
      as: 'owner@kopi.test',
      environment: 'DEVELOPMENT',
      language,
      viewport,
      colours,
    });
    await page.goto('/settings/payment-methods#bank-transfer');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('button', { name: `${words('payment_methods.activate')}: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    const field = (id: string) => dialog.locator(`#form_${id}`);
    const step = (id: string) =>
      dialog.getByRole('heading', { name: words(`forms.method_application.step_${id}`) }).first();
    const next = () => dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();

    // What is known of the business is filled in, and the channel is that of the card.
    await step('business').waitFor();
    expect(await field('merchant_name').inputValue()).toBe('Kopi Nusantara');
    expect(await field('channel').innerText()).toBe(words(`values.common.${channel}`));
    await field('contact_person').fill('Sari Wulandari');
    await field('email').fill('bayar@kopi.example');
    await field('phone_number').fill('0812 3456 7890');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await step('partner').waitFor();
    await next();
    await dialog.getByRole('alert').getByText(words('form_errors.required')).first().waitFor();
    for (const [id, value] of Object.entries(values)) await field(id).fill(value);
    await expectAccessible(page);
    await next();
    await step('documents').waitFor();
    if (file !== undefined) {
      const picture = { name: `${file}.png`, mimeType: 'image/png', buffer: PNG };
      await dialog.locator(`input[data-field="form_${file}"]`).setInputFiles(picture);
      await dialog.getByText(picture.name).waitFor();
    }
    await field('agreed').check();
    await expectNoSidewaysScroll(page);
    await next();
    await dialog.getByText(words('shell.form.review_text')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
    await page.getByText(words('payment_methods.activate_done')).waitFor();

    // The card leads to the details, where in test mode the business plays the reviewer.
    await card.getByRole('link', { name, exact: true }).click();
    await waitForScreen(page, 'payment-methods-detail');
    await page
      .getByText(words('steps.estimate').split('%{')[0] ?? '')
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await pressAction(page, words, 'payment_methods.ask');
    await dialog.getByRole('button', { name: words('payment_methods.ask'), exact: true }).click();
    await page.getByText(words('payment_methods.ask_done')).waitFor();
    await pressAction(page, words, 'payment_methods.complete');
    await step('business').waitFor();
    await field('contact_person').fill('Budi Santoso');
    await next();
    await step('partner').waitFor();
    await next();
    await step('documents').waitFor();
    await field('agreed').check();
    await next();
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
    await page.getByText(words('payment_methods.complete_done')).waitFor();

    await page
      .locator('main')
      .getByRole('link', { name: words('payment_methods.tab_application'), exact: true })
      .click();
    await page.getByText('Budi Santoso').first().waitFor();
    await pressAction(page, words, 'payment_methods.enable');
    await dialog.getByRole('button', { name: words('payment_methods.enable'), exact: true }).click();
    await page.getByText(words('values.payment_method.status.enabled')).first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  // Rule payment-methods.prefilled, payment-methods.completed, activation.address-levels.
  it('that the partner sent back is completed with the address, from province to postal code on a phone', async () => {
    const { page, words } = await visit({ as: 'owner@mitra.test', language: 'id', viewport: 'phone', colours: 'dark' });
    await page.goto('/settings/payment-methods#e-wallets');
    await page.getByRole('main').getByRole('link', { name: 'DANA', exact: true }).click();
    await waitForScreen(page, 'payment-methods-detail');
    await pressAction(page, words, 'payment_methods.complete');
    const dialog = page.getByRole('dialog');
    const field = (id: string) => dialog.locator(`#form_${id}`);
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const [id, value] of Object.entries(values)) await field(id).fill(value);
    };
    const next = () => dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();
    expect(await field('merchant_name').inputValue()).toBe('Mitra Niaga');
    await fill({ contact_person: 'Sari Wulandari', email: 'dana@kopi.example', phone_number: '0812 3456 7890' });
    for (const [above, name] of ['Jawa Barat', 'Kota Bandung', 'Sumur Bandung', 'Braga'].entries()) {
      await field(`address_area_${above + 1}`).fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await expect.poll(() => field('address_postal_code').inputValue()).toBe('40111');
    await field('address_line').fill('Jalan Braga 1');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await field('website').waitFor();
    await fill({ website: 'https://kopi.example', description: 'Kopi dan teh untuk dibawa pulang di Bandung.' });
    await dialog.getByLabel(words('values.activation.monthly_volume.UNDER_10000_USD')).check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await field('owner_name').waitFor();
    await fill({ owner_name: 'Sari Wulandari', owner_id_number: '3273015204850001', tax_number: '012345678901000' });
    for (const id of ['owner_id_file', 'tax_file']) {
      const picture = { name: `${id}.png`, mimeType: 'image/png', buffer: PNG };
      await dialog.locator(`input[data-field="form_${id}"]`).setInputFiles(picture);
      await dialog.getByText(picture.name).waitFor();
    }
    await field('agreed').check();
    await next();
    await dialog.getByText(words('shell.form.review_text')).waitFor();
    await dialog.getByText('Braga').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
    await page.getByText(words('payment_methods.complete_done')).waitFor();
    await page
      .locator('main')
      .getByRole('link', { name: words('payment_methods.tab_application'), exact: true })
      .click();
    await openRow(page.getByRole('main'));
    await waitForScreen(page, 'method-applications-detail');
    await page.getByText('Jalan Braga 1').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByText('owner_id_file.png').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await expectAccessible(page);
  });

  // Rule payment-methods.rejected-states, payment-methods.applied-again.
  it('that was rejected shows the reason, and is applied for again', async () => {
    const { page, words } = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT' });
    await page.goto('/settings/payment-methods#e-wallets');
    const name = 'LinkAja';
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const reason = card.getByText(words('values.common.INCOMPLETE'));
    await reason.waitFor();
    await card.getByText(words('values.payment_method.sub_status.declined_temporary_DESCRIPTION')).waitFor();
    await expectAccessible(page);

    await card.getByRole('button', { name: `${words('payment_methods.apply_again')}: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    const field = (id: string) => dialog.locator(`#form_${id}`);
    const step = (id: string) =>
      dialog.getByRole('heading', { name: words(`forms.method_application.step_${id}`) }).first();
    const next = () => dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();
    const fill = async (values: Readonly<Record<string, string>>) => {
      for (const [id, value] of Object.entries(values)) await field(id).fill(value);
    };
    await step('business').waitFor();
    await fill({ contact_person: 'Sari Wulandari', email: 'bayar@kopi.example', phone_number: '0812 3456 7890' });
    await next();
    await step('partner').waitFor();
    await fill({ website: 'https://kopi.example', description: 'Kopi dan teh untuk dibawa pulang di Bandung.' });
    await dialog.getByLabel(words('values.activation.monthly_volume.UNDER_10000_USD')).check();
    await next();
    await step('documents').waitFor();
    await fill({
      owner_name: 'Sari Wulandari',
      owner_id_number: '3273015204850001',
      tax_number: '012345678901000',
    });
    for (const id of ['owner_id_file', 'tax_file']) {
      const picture = { name: `${id}.png`, mimeType: 'image/png', buffer: PNG };
      await dialog.locator(`input[data-field="form_${id}"]`).setInputFiles(picture);
      await dialog.getByText(picture.name).waitFor();
    }
    await field('agreed').check();
    await next();
    await dialog.getByText(words('shell.form.review_text')).waitFor();
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
    await page.getByText(words('payment_methods.apply_again_done')).waitFor();
    await card.getByText(words('values.payment_method.status.pending'), { exact: true }).first().waitFor();
    await reason.waitFor({ state: 'detached' });
    await expectAccessible(page);
  });
});
