import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

describe('the settings', () => {
  it('are cards that are links, each with a unique name, and have a way back', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/settings');
    const screen = await waitForScreen(page, 'settings');
    const names = await screen
      .locator('article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(8);
    expect(new Set(names).size).toBe(names.length);
    const card = screen.getByRole('article', { name: words('checkout_settings.title') });
    await card.click({ position: { x: 20, y: 20 } });
    const page2 = await waitForScreen(page, 'settings-checkout');
    await page2.getByRole('link', { name: words('detail.back', { label: words('settings.title') }) }).click();
    await waitForScreen(page, 'settings');
  });

  it('repeat no heading of the screen in its blocks', async () => {
    const { page } = await visit({ as: OWNER });
    for (const [path, id] of [
      ['/settings/team', 'settings-team'],
      ['/settings/checkout', 'settings-checkout'],
      ['/settings/sending-money', 'settings-sending-money'],
    ] as const) {
      await page.goto(path);
      const names = await (await waitForScreen(page, id)).getByRole('heading').allInnerTexts();
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
});

describe('an error page', () => {
  // Rule sign-in.one-time-token-leaves-address.
  it('shows that a sign-in link is used, and retries after an error', async () => {
    const { page, words } = await visit({ as: OWNER });
    await page.goto('/error?reason=sign-in-link');
    await (await waitForScreen(page, 'error')).getByText(words('shell.link_failure.text')).waitFor();
    await page.goto('/error?code=unexpected&from=%2Fcustomers');
    await (await waitForScreen(page, 'error')).getByRole('button', { name: words('shell.retry') }).click();
    await waitForScreen(page, 'customers');
  });
});
