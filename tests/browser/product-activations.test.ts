import { describe, expect, it } from 'vitest';
import { PNG } from '../helpers/uploadFile.ts';
import { startBrowser } from './browser.ts';
import { registerBusiness } from './registerBusiness.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWords,
  pressAction,
  screenOf,
  waitForScreen,
} from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule activation.platform, activation.unlocks, activation.states-of-checks, reviews.sandbox.
describe('a business of test mode', () => {
  it.each([
    ['en', 'desktop'],
    ['id', 'phone'],
  ] as const)('applies to be a platform, plays our side and opens it, in %s on a %s', async (language, viewport) => {
    const { page, words, allow } = await visit({ language, viewport });
    allow(/4\d\d/);
    const { email, password } = await registerBusiness(`Pasar ${language}`, `dian@pasar-${language}.test`, language);
    await page.goto('/login');
    await page.getByLabel(words('sign_in.email'), { exact: true }).fill(email);
    await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: words('sign_in.submit') }).click();
    await waitForScreen(page, 'activation-detail');
    await page.goto('/xenplatform-activation');
    await waitForScreen(page, 'platform-activation-detail');
    const screen = screenOf(page, 'platform-activation-detail');
    await screen.getByText(words('values.platform_activation.status.OPEN_DESCRIPTION')).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await screen.getByRole('button', { name: words('platform_activation.fill_in'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`#form_${name}`);
    const next = () => dialog.getByRole('button', { name: words('shell.form.continue'), exact: true }).click();
    const step = (id: string) =>
      dialog.getByRole('heading', { name: words(`forms.platform_activation.step_${id}`) }).first();
    const choose = (key: string) =>
      dialog.getByLabel(words(`forms.platform_activation.${key}`), { exact: true }).check();
    await step('platform').waitFor();
    await field('platform_name').fill('Pasar Kopi');
    await field('website').fill('https://unreachable.example');
    await dialog.getByRole('button', { name: words('shell.form.check_website') }).click();
    await dialog.getByText(words('form_errors.UNACCESSIBLE_WEBSITE')).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field('website').fill('https://pasarkopi.example');
    await field('description').fill('Petani kopi menjual langsung, dan dibayar di akun masing-masing.');
    await field('contact_person').fill('Dewi Lestari');
    await field('email').fill('dewi@pasarkopi.example');
    await field('phone_number').fill('0812 3456 7890');
    await next();
    await step('accounts').waitFor();
    await choose('account_types.MANAGED');
    await choose('account_count.UNDER_100');
    await field('account_checks').fill('Kami memeriksa KTP dan kebun setiap petani.');
    await choose('fee_model.PERCENTAGE');
    await choose('monthly_volume.UNDER_10000_USD');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next();
    await step('documents').waitFor();
    for (const name of ['funds_file', 'terms_file']) {
      await dialog
        .locator(`input[data-field="form_${name}"]`)
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: PNG });
      await dialog.getByText(`${name}.png`).waitFor();
    }
    await field('agreed').check();
    await next();
    await dialog.getByText(words('shell.form.review_text')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('shell.form.submit'), exact: true }).click();
    await screen.getByText(words('values.platform_activation.status.DATA_PROVIDED_DESCRIPTION')).waitFor();

    const act = async (action: string) => {
      await pressAction(page, words, `platform_activation.${action}`);
      await dialog.getByText(words(`platform_activation.${action}_confirm`)).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words(`platform_activation.${action}`), exact: true }).click();
      await page.getByText(words(`platform_activation.${action}_done`)).waitFor();
    };
    await act('approve');
    await screen.getByText(words('values.platform_activation.status.AWAITING_SIGN_DESCRIPTION')).waitFor();
    await act('sign');
    await screen.getByText(words('values.platform_activation.status.PASSED_DESCRIPTION')).waitFor();
    await expectAccessible(page);
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/xenplatform/accounts');
    await waitForScreen(page, 'xenplatform-accounts');
    expect(new URL(page.url()).pathname).toBe('/xenplatform/accounts');
  });
});
