import { describe, expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { openRow } from './list.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, pressAction, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

/** The form of an application for a payment method, which is open or opens. */
function applicationOf({ page, words }: Visit) {
  const dialog = page.getByRole('dialog');
  const field = (id: string) => dialog.locator(`#form_${id}`);
  const next = () => dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();
  async function onStep(id: string): Promise<void> {
    const heading = dialog.getByRole('heading', { name: words(`forms.method_application.step_${id}`) });
    await heading.first().waitFor();
  }
  async function fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, value] of Object.entries(values)) await field(id).fill(value);
  }
  async function upload(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const picture = { name: `${id}.png`, mimeType: 'image/png', buffer: PNG };
      await dialog.locator(`input[data-field="form_${id}"]`).setInputFiles(picture);
      await dialog.getByText(picture.name).waitFor();
    }
  }
  async function fillInSelling(): Promise<void> {
    await onStep('partner');
    await fill({ website: 'https://kopi.example', description: 'Kopi dan teh untuk dibawa pulang di Bandung.' });
    await dialog.getByLabel(words('values.activation.monthly_volume.UNDER_10000_USD')).check();
  }
  async function fillInOwner(): Promise<void> {
    await onStep('documents');
    await fill({ owner_name: 'Sari Wulandari', owner_id_number: '3273015204850001', tax_number: '012345678901000' });
    await upload(['owner_id_file', 'tax_file']);
    await field('agreed').check();
  }
  /** Reads the review at the end, and sends it. */
  async function send(): Promise<void> {
    await dialog.getByText(words('shell.form.review_text')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
  }
  return { dialog, field, next, onStep, fill, upload, fillInSelling, fillInOwner, send };
}

// Rule payment-methods.onboarding-forms, payment-methods.submitted, payment-methods.completed, payment-methods.estimate.
describe('a payment method', () => {
  it.each([
    ['en', 'desktop', 'light', 'BSI', 'BSI Virtual Account', { account_range: '4471' }, []],
    [
      'id',
      'phone',
      'dark',
      'BCA_DIRECT',
      'BCA Virtual Account, direct',
      { bank_account_number: '1234567890' },
      ['registration_file'],
    ],
  ] as const)('is applied for step by step and completed, in %s on a %s', async (...given) => {
    const [language, viewport, colours, channel, name, values, file] = given;
    const owner = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT', language, viewport, colours });
    const { page, words } = owner;
    await page.goto('/settings/payment-methods#bank-transfer');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('button', { name: `${words('payment_methods.activate')}: ${name}` }).click();
    const { dialog, field, next, onStep, fill, upload, send } = applicationOf(owner);

    // What is known of the business is filled in, and the channel is that of the card.
    await onStep('business');
    expect(await field('merchant_name').inputValue()).toBe('Kopi Nusantara');
    expect(await field('channel').innerText()).toBe(words(`values.common.${channel}`));
    await fill({ contact_person: 'Sari Wulandari', email: 'bayar@kopi.example', phone_number: '0812 3456 7890' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await onStep('partner');
    await next();
    await dialog.getByRole('alert').getByText(words('form_errors.required')).first().waitFor();
    await fill(values);
    await expectAccessible(page);
    await next();
    await onStep('documents');
    await upload(file);
    await field('agreed').check();
    await expectNoSidewaysScroll(page);
    await next();
    await send();
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
    await onStep('business');
    await field('contact_person').fill('Budi Santoso');
    await next();
    await onStep('partner');
    await next();
    await onStep('documents');
    await field('agreed').check();
    await next();
    await send();
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
    const owner = await visit({ as: 'owner@mitra.test', language: 'id', viewport: 'phone', colours: 'dark' });
    const { page, words } = owner;
    await page.goto('/settings/payment-methods#e-wallets');
    await page.getByRole('main').getByRole('link', { name: 'DANA', exact: true }).click();
    await waitForScreen(page, 'payment-methods-detail');
    await pressAction(page, words, 'payment_methods.complete');
    const { dialog, field, next, onStep, fill, fillInSelling, fillInOwner, send } = applicationOf(owner);
    await onStep('business');
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
    await fillInSelling();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await fillInOwner();
    await next();
    await dialog.getByText('Braga').first().waitFor();
    await send();
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
    const owner = await visit({ as: 'owner@kopi.test', environment: 'DEVELOPMENT' });
    const { page, words } = owner;
    await page.goto('/settings/payment-methods#e-wallets');
    const name = 'LinkAja';
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const reason = card.getByText(words('values.common.INCOMPLETE'));
    await reason.waitFor();
    await card.getByText(words('values.payment_method.sub_status.declined_temporary_DESCRIPTION')).waitFor();
    await expectAccessible(page);

    await card.getByRole('button', { name: `${words('payment_methods.apply_again')}: ${name}` }).click();
    const { next, onStep, fill, fillInSelling, fillInOwner, send } = applicationOf(owner);
    await onStep('business');
    await fill({ contact_person: 'Sari Wulandari', email: 'bayar@kopi.example', phone_number: '0812 3456 7890' });
    await next();
    await fillInSelling();
    await next();
    await fillInOwner();
    await next();
    await send();
    await page.getByText(words('payment_methods.apply_again_done')).waitFor();
    await card.getByText(words('values.payment_method.status.pending'), { exact: true }).first().waitFor();
    await reason.waitFor({ state: 'detached' });
    await expectAccessible(page);
  });
});
