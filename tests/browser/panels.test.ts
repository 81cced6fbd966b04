import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { resize } from './resize.ts';
import { waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

describe('a panel on the narrowest phone', () => {
  it('holds the whole of its search and its list', async () => {
    const { page, words } = await visit({ as: 'owner@kopi.test', viewport: 'phone' });
    await resize(page, { width: 320, height: 640 });
    await page.goto('/settings/profile');
    await waitForScreen(page, 'settings-profile');
    await page.locator('main button[aria-haspopup="dialog"]').filter({ hasText: 'WIB' }).click();
    const panel = page.getByRole('dialog', { name: words('shell.time_zone.label') });
    await panel.getByRole('option').first().waitFor();
    const widths = await panel.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(widths.scrollWidth).toBe(widths.clientWidth);
  });
});
