import { expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForForm } from './filling.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

// Rule transactions.top-up, actions.sandbox.
it('a top-up is simulated on a phone, and is in the balance at once', async () => {
  const { page, words, expectQuiet } = await visit({
    as: 'owner@kopi.test',
    environment: 'DEVELOPMENT',
    viewport: 'narrow',
    language: 'id',
  });
  await page.goto('/top-ups');
  await waitForScreen(page, 'top-ups');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('top_ups.simulate') })
    .first()
    .click();
  const { field, submit, dialog } = await waitForForm(page, words, 'top_ups.simulate');
  await field('amount').fill('337.451');
  await expectAccessible(page);
  await submit.click();
  const question = page.getByRole('dialog').filter({ hasText: /337\.451/ });
  await question.waitFor();
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: words('top_ups.simulate'), exact: true }).click();
  await page.getByText(words('top_ups.simulate_done')).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/transactions-new?filter=%7B%22type%22%3A%5B%22TOPUP%22%5D%7D');
  await waitForScreen(page, 'transactions');
  await page
    .getByText(/337\.451/)
    .first()
    .waitFor();
  expect(await page.getByText(/337\.451/).count()).toBeGreaterThan(0);
  expectQuiet();
});
