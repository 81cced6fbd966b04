import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectSound, pressAction, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule products.escrow-applied, products.escrow-account, payment-methods.escrow-details.
it.each([
  ['en', 'desktop', 'light', 'P2P_ESCROW'],
  ['id', 'narrow', 'dark', 'INVESTOR_DEPOSIT'],
] as const)(
  'a business applies to hold money for others, and reads the answer, in %s on a %s screen, %s: %s',
  async (language, viewport, colours, product) => {
    const { page, words } = await visit({
      as: 'owner@properti.test',
      environment: 'DEVELOPMENT',
      ownWindow: true,
      language,
      viewport,
      colours,
    });
    await page.goto('/settings/payment-methods#escrow');
    const settings = await waitForScreen(page, 'settings-payment-methods');
    const name = words(`values.escrow_setting.product.${product}`);
    const card = settings.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByText(words('values.escrow_setting.status.disabled')).waitFor();
    await expectSound(page);
    await card.getByRole('button', { name: `${words('escrow_settings.apply')}: ${name}` }).click();
    const form = await waitForForm(page, words, 'escrow_settings.apply');
    await form.field('purpose').fill('Short');
    await form.field('bank').selectOption('MANDIRI');
    await form.field('contact_email').fill('dana@properti.test');
    await form.submit.click();
    await expect.poll(() => form.field('purpose').getAttribute('aria-invalid')).toBe('true');
    await expectSound(page);
    await form.field('purpose').fill('Pembeli rumah membayar di muka; penjual dibayar setelah serah terima.');
    await form.submit.click();
    await page.getByText(words('escrow_settings.apply_done')).waitFor();
    await card.getByText(words('values.escrow_setting.status.pending')).waitFor();

    // What is pending shows its details.
    await card.getByRole('link', { name, exact: true }).click();
    const detail = await waitForScreen(page, 'escrow-settings-detail');
    await detail.getByText('dana@properti.test').first().waitFor();
    await expectSound(page);
    await pressAction(page, words, 'escrow_settings.enable');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('escrow_settings.enable'), exact: true })
      .click();
    await page.getByText(words('escrow_settings.enable_done')).waitFor();
    await detail.getByText(words('values.escrow_setting.status.enabled')).first().waitFor();

    if (product !== 'P2P_ESCROW') return;
    await page.goto('/escrow-account');
    const accounts = await waitForScreen(page, 'escrow-account');
    await accounts.getByText('Escrow MANDIRI').first().waitFor();
    await pressAction(page, words, 'escrow_account.request');
    const request = await waitForForm(page, words, 'escrow_account.request');
    await request.field('name').fill('Serah terima 2027');
    await request.field('bank').selectOption('BCA');
    await request.submit.click();
    await page.getByText(words('escrow_account.request_done')).waitFor();
    await waitForScreen(page, 'escrow-account-detail');
    for (const action of ['escrow_account.open', 'escrow_account.close']) {
      await pressAction(page, words, action);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(action), exact: true })
        .click();
      await page.getByText(words(`${action}_done`)).waitFor();
    }
    const account = screenOf(page, 'escrow-account-detail');
    await account.getByText(words('values.common.CLOSED')).first().waitFor();
    await expectSound(page);
  },
);
