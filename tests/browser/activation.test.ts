import { describe, expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { registerBusiness } from './registerBusiness.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

describe('a business that is not live', () => {
  // Rule forms.steps, forms.shared-drafts, activation.pages, home.continue-activation, home.early-status-to-activation.
  it('fills in its activation on a phone, step by step, and sends it after a review', async () => {
    const { page, words, allow } = await visit({ language: 'id', viewport: 'phone' });
    allow(/4\d\d/);
    const { email, password } = await registerBusiness('Kedai Dian', 'dian@kedai-dian.test');
    await page.goto('/login');
    await page.getByLabel(words('sign_in.email'), { exact: true }).fill(email);
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: words('sign_in.submit') }).click();
    await waitForScreen(page, 'activation-detail');
    await expectAccessible(page);
    const screen = screenOf(page, 'activation-detail');
    const checklist = screen.getByRole('region', { name: words('checklist.title') });
    await checklist.getByText(words('checklist.progress', { done: 0, total: 4 })).waitFor();
    const open = async (step: string) => {
      await screen.getByRole('button', { name: words('activation.fill_in'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('heading', { name: words(`forms.activation.step_${step}`) })
        .waitFor();
    };
    await open('business');
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`#form_${name}`);
    const next = () => dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();
    const step = (id: string) => dialog.getByRole('heading', { name: words(`forms.activation.step_${id}`) }).first();

    // Directors are a step of companies alone. What is missing is said before the next step.
    const steps = dialog.getByRole('navigation').getByRole('listitem');
    expect(await steps.count()).toBe(5);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await dialog.getByRole('alert').getByText(words('form_errors.required')).first().waitFor();
    await expectAccessible(page);
    // A step that was not tried yet has no errors, nor has the first one when it is opened again.
    const invalid = dialog.locator('[aria-invalid="true"]');
    expect(await invalid.count()).toBeGreaterThan(0);
    for (const name of ['representative', 'business']) {
      await dialog
        .getByRole('navigation')
        .getByRole('button', { name: words(`forms.activation.step_${name}`) })
        .click();
      await step(name).waitFor();
      await expect.poll(() => invalid.count()).toBe(0);
    }
    await dialog.getByLabel(words('values.activation.entity_type.ENTITY_DOMESTIC')).check();
    expect(await steps.count()).toBe(6);
    await field('legal_name').fill('PT Kedai Dian');
    await field('brand_name').fill('Kedai Dian');
    await field('industry').selectOption('FOOD_AND_DRINK');
    // Rule activation.industry-sectors.
    expect(await field('sector').locator('option').allTextContents()).not.toContain(
      words('values.activation.sector.FASHION'),
    );
    await field('sector').selectOption('CAFE');
    // Rule activation.website-check, errors.website-codes.
    await field('website').fill('https://blacklisted.example');
    await dialog.getByRole('button', { name: words('shell.form.check_website') }).click();
    await dialog.getByText(words('form_errors.BLACKLISTED_WEBSITE')).waitFor();
    await expectAccessible(page);
    await field('website').fill('https://kedai-dian.example');
    await field('description').fill('Kopi dan teh untuk dibawa pulang, di tiga gerai di Bandung.');
    await dialog.getByLabel(words('values.activation.usage_intents.ACCEPT_PAYMENTS')).check();
    await dialog.getByLabel(words('values.activation.monthly_volume.UNDER_10000_USD')).check();
    await next();

    await step('registration').waitFor();
    await field('tax_number').fill('01.234.567.8-901.000');
    // Rule activation.tax-number-check.
    await dialog.getByRole('button', { name: words('shell.form.check_tax_number') }).click();
    await dialog.getByText(words('shell.form.check_done')).waitFor();
    await field('registration_number').fill('1234567890123');
    await field('email').fill('halo@kedai-dian.example');
    await field('phone_number').fill('0812 3456 7890');
    await field('address_search').fill('braga');
    await page
      .getByRole('option', { name: /^Braga Sumur Bandung|^Braga\b.*40111/ })
      .first()
      .click();
    await field('address_line').fill('Jalan Braga 1');
    await dialog.getByText(words('shell.form.draft_saved')).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Another day: the draft is on the server, and the business is reminded of it.
    await page.reload();
    await waitForScreen(page, 'activation-detail');
    await page.getByRole('link', { name: words('notices.continue_activation.link') }).waitFor();
    // Rule forms.checklist.
    await checklist.getByText(words('checklist.progress', { done: 2, total: 5 })).waitFor();
    await checklist
      .getByText(words('checklist.missing', { fields: words('forms.activation.registration_file') }))
      .waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await open('representative');
    await dialog
      .getByRole('navigation')
      .getByRole('button', { name: words('forms.activation.step_registration') })
      .click();
    await step('registration').waitFor();
    expect(await field('address_line').inputValue()).toBe('Jalan Braga 1');
    await next();

    await step('representative').waitFor();
    await field('representative_name').fill('Dian Safitri');
    await field('representative_role').fill('Direktur');
    await field('representative_birth_date').fill('12-04-1985');
    await field('representative_country').selectOption('ID');
    await field('representative_email').fill('dian@kedai-dian.example');
    await field('representative_phone').fill('0812 3456 7891');
    await field('primary_id').selectOption('KTP');
    await field('primary_id_number').fill('3273015204850001');
    const upload = (name: string) =>
      dialog
        .locator(`input[data-field="form_${name}"]`)
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: PNG });
    await upload('primary_id_file');
    await dialog.getByText('primary_id_file.png').waitFor();
    await next();

    await step('owners').waitFor();
    await dialog.getByRole('button', { name: words('forms.activation.owners_add') }).click();
    await field('owners_0_name').fill('Dian Safitri');
    await field('owners_0_role').selectOption('DIRECTOR');
    await field('owners_0_country').selectOption('ID');
    await field('owners_0_id_number').fill('3273015204850001');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();

    await step('documents').waitFor();
    await upload('registration_file');
    await upload('tax_file');
    await dialog.getByText('tax_file.png').waitFor();
    await field('agreed').check();
    await next();

    await dialog.getByText(words('shell.form.review_text')).waitFor();
    expect(await dialog.getByText(words('shell.form.missing'), { exact: true }).count()).toBe(0);
    await dialog.getByText('Jalan Braga 1, Braga, Sumur Bandung').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
    // The console follows the new status of the business, and the message stays.
    await page.getByText(words('activation.fill_in_done')).waitFor();
    await page.getByText(words('values.activation.status.DATA_PROVIDED_DESCRIPTION')).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
  });
});
