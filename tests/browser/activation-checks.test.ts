import { describe, it } from 'vitest';
import { callApi, signInByApi } from './api.ts';
import { siteAddress, startBrowser } from './browser.ts';
import { PASSWORD } from './people.ts';
import { registerBusiness } from './registerBusiness.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, waitForScreen } from './screen.ts';
import { type Visit, visit } from './visit.ts';

startBrowser();

/** Signs in with the form of the page. Returns the screen of the activation. */
async function openActivation({ page, words }: Visit, email: string, password: string) {
  await page.goto('/login?next=%2Factivation');
  await page.getByLabel(words('sign_in.email'), { exact: true }).fill(email);
  await page.getByLabel(words('sign_in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('sign_in.submit') }).click();
  await waitForScreen(page, 'activation-detail');
  return screenOf(page, 'activation-detail');
}

// Rule activation.tax-number-check, activation.simulated-checks.
describe('the check of a tax number', () => {
  it('says on a phone whether the name differs, the number is not known, or it takes longer than usual', {
    timeout: 120_000,
  }, async () => {
    const visitor = await visit({ language: 'id', viewport: 'phone' });
    const { page, words } = visitor;
    const { email, password } = await registerBusiness('Kedai Lestari', 'lestari@kedai-lestari.test');
    const screen = await openActivation(visitor, email, password);
    await screen.getByRole('button', { name: words('activation.fill_in'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`#form_${name}`);
    await field('legal_name').fill('PT Kedai Lestari');
    const registration = words('forms.activation.step_registration');
    await dialog.getByRole('navigation').getByRole('button', { name: registration }).click();

    const button = dialog.getByRole('button', { name: words('shell.form.check_tax_number') });
    const check = async (tax_number: string, said: string) => {
      await field('tax_number').fill(tax_number);
      // Once ten seconds after the check before, the button is there again.
      await button.click({ timeout: 20_000 });
      await dialog.getByRole('status').filter({ hasText: said }).waitFor({ timeout: 30_000 });
    };
    await check('012345678900001', words('form_errors.NAME_SIMILARITY_MISMATCH'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await check('012345678900000', words('form_errors.NPWP_VALIDATION_MISMATCH'));
    await check('012345678909999', words('shell.form.check_slow'));
    await expectAccessible(page);
    await check('012345678901000', words('shell.form.check_done'));
  });
});

// Rule forms.checklist.
describe('the checklist of an activation', () => {
  it('names the people who can fill in what is missing, once there is another than the reader', async () => {
    const visitor = await visit({ language: 'en' });
    const { page, words } = visitor;
    const { access_token: token } = await signInByApi(siteAddress(), 'owner@sepatu.test');
    await callApi(siteAddress(), '/api/user', { token, method: 'PATCH', body: { preferred_language: 'en' } });
    const screen = await openActivation(visitor, 'owner@sepatu.test', PASSWORD);
    const names = `${words('checklist.you')} or Endang Lestari`;
    await screen.getByText(words('checklist.people', { names })).waitFor();
    await expectAccessible(page);
  });
});
