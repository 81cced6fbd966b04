import { describe, expect, it } from 'vitest';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

async function useNewView(): Promise<void> {
  const { access_token: token } = await sharedSession(OWNER);
  const body = { flag: 'old-balance-view', on: false };
  await callApi(siteUrl(), '/api/user/flags', { token, method: 'PATCH', body }).catch((error: unknown) => {
    // Nothing is answered to a change that succeeds.
    if (!(error instanceof SyntaxError)) throw error;
  });
}

// Rule transactions.balance-view-switch, navigation.root-after-balance-view.
describe('the view of the balance', () => {
  it.each([
    ['en', 'desktop', 'light'],
    ['id', 'phone', 'dark'],
  ] as const)('is changed to the old one and back, in %s on a %s', async (language, viewport, colours) => {
    const { page, words } = await visit({ as: OWNER, language, viewport, colours });
    await useNewView();
    await page.goto('/balance');
    await waitForScreen(page, 'balance');

    await page.getByRole('button', { name: words('balance.use_old_view') }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByText(words('balance.use_old_view_confirm'))
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('shell.cancel') }).click();
    await page.getByRole('button', { name: words('balance.use_old_view') }).click();
    await page.getByRole('button', { name: words('views.switch'), exact: true }).click();
    await page.getByText(words('balance.use_old_view_done')).waitFor();
    await waitForScreen(page, 'cash');
    const feedback = page.getByRole('dialog', { name: words('feedback.title') });
    await feedback.waitFor();
    await page.keyboard.press('Escape');
    await feedback.waitFor({ state: 'hidden' });
    await expectWords(page);
    await expectAccessible(page);
    if (viewport === 'phone') await expectNoSidewaysScroll(page);

    // A link to the other view leads to this one, a record's too.
    await page.goto('/balance');
    await waitForScreen(page, 'cash');
    const record = await page.locator('main [data-row]').first().getAttribute('href');
    await page.goto((record ?? '').replace('/cash/', '/balance/'));
    await waitForScreen(page, 'cash-detail');
    expect(new URL(page.url()).pathname).toBe(record);

    // What home says of the balance leads to it in this view.
    await page.goto('/home');
    await waitForScreen(page, 'home');
    await page.locator('main a[href="/cash"]').click();
    await waitForScreen(page, 'cash');
    await page.getByRole('button', { name: words('cash.use_new_view') }).click();
    await page.getByRole('button', { name: words('views.switch'), exact: true }).click();
    await page.getByText(words('cash.use_new_view_done')).waitFor();
    await waitForScreen(page, 'balance');
    expect(await feedback.count()).toBe(0);
  });
});
