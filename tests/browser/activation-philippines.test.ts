import { expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { registerBusiness } from './registerBusiness.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule activation.entity-types-philippines, activation.documents, activation.address-levels.
it('a partnership of the Philippines fills in its activation on a phone, with two secondary ids', {
  timeout: 120_000,
}, async () => {
  const { page, words, allow } = await visit({ language: 'en', viewport: 'narrow' });
  allow(/4\d\d/);
  const { email, password } = await registerBusiness('Lipa Beans', 'dian@lipa-beans.test', 'en', 'PH');
  await page.goto('/login');
  await page.getByLabel(words('sign_in.email'), { exact: true }).fill(email);
  await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('sign_in.submit') }).click();
  await waitForScreen(page, 'activation-detail');
  const screen = screenOf(page, 'activation-detail');
  await screen.getByRole('button', { name: words('activation.fill_in'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.locator(`#form_${name}`);
  const step = (id: string) => dialog.getByRole('heading', { name: words(`forms.activation.step_${id}`) }).first();
  async function look(): Promise<void> {
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
  }
  async function next(): Promise<void> {
    await look();
    await dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();
  }
  async function upload(name: string): Promise<void> {
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer: PNG };
    await dialog.locator(`input[data-field="form_${name}"]`).setInputFiles(file);
    await dialog.getByText(`${name}.png`).waitFor();
  }

  await step('business').waitFor();
  const kinds = ['CORPORATION', 'PARTNERSHIP', 'SOLE_PROPRIETORSHIP', 'INDIVIDUAL', 'FOREIGN_CORPORATION'];
  for (const kind of kinds)
    await dialog.getByLabel(words(`values.activation.entity_type.${kind}`), { exact: true }).waitFor();
  await dialog.getByLabel(words('values.activation.entity_type.PARTNERSHIP'), { exact: true }).check();
  await field('legal_name').fill('Lipa Beans Company');
  await field('brand_name').fill('Lipa Beans');
  await field('industry').selectOption('FOOD_AND_DRINK');
  await field('sector').selectOption('CAFE');
  await field('website').fill('https://lipa-beans.example');
  await field('description').fill('Barako coffee of Batangas, roasted and sold in two shops in Lipa.');
  await dialog.getByLabel(words('values.activation.usage_intents.ACCEPT_PAYMENTS')).check();
  await dialog.getByLabel(words('values.activation.monthly_volume.UNDER_10000_USD')).check();
  await next();

  await step('registration').waitFor();
  await field('tax_number').fill('1234567890');
  await field('registration_number').fill('201912345');
  await field('email').fill('halo@lipa-beans.example');
  await field('phone_number').fill('0917 123 4567');
  await field('address_search').fill('adya');
  await page
    .getByRole('option', { name: /^Adya\b.*Lipa/ })
    .first()
    .click();
  await field('address_line').fill('12 Ayala Highway');
  await next();
  await dialog.getByRole('alert').getByText(words('form_errors.pattern_tax_number_12')).first().waitFor();
  await field('tax_number').fill('123-456-789-012');
  await next();

  await step('representative').waitFor();
  await field('representative_name').fill('Dian Safitri');
  await field('representative_role').fill('Partner');
  await field('representative_birth_date').fill('04-12-1985');
  await field('representative_country').selectOption('PH');
  await field('representative_email').fill('dian@lipa-beans.example');
  await field('representative_phone').fill('0917 123 4568');
  await dialog.getByLabel(words('values.activation.id_option.TWO_SECONDARY')).check();
  await field('secondary_id').selectOption('POSTAL_ID');
  await upload('secondary_id_file');
  await field('other_secondary_id').selectOption('NBI_CLEARANCE');
  await upload('other_secondary_id_file');
  await next();

  await step('owners').waitFor();
  await dialog.getByRole('button', { name: words('forms.activation.owners_add') }).click();
  await field('owners_0_name').fill('Dian Safitri');
  await field('owners_0_role').selectOption('SHAREHOLDER');
  await field('owners_0_country').selectOption('PH');
  await field('owners_0_id_number').fill('P1234567A');
  await field('owners_0_share').fill('50');
  await next();

  await step('documents').waitFor();
  await upload('registration_file');
  await upload('tax_file');
  await field('agreed').check();
  await next();

  await dialog.getByText(words('shell.form.review_text')).waitFor();
  expect(await dialog.getByText(words('shell.form.missing'), { exact: true }).count()).toBe(0);
  await dialog.getByText('Apr 12, 1985').or(dialog.getByText('12 Apr 1985')).first().waitFor();
  await look();
  await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
  await page.getByText(words('activation.fill_in_done')).waitFor();

  // What was submitted is read again, words by their labels.
  const owners = screen.getByRole('listitem').filter({ hasText: 'P1234567A' });
  await owners.getByText(words('values.activation.owners.role.SHAREHOLDER'), { exact: true }).waitFor();
  await owners.getByText(words('countries.PH'), { exact: true }).waitFor();
  await look();
});
