import { describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessible, screenOf, waitForScreen } from './screen.ts';
import { visit } from './visit.ts';

startBrowser();

const OWNER = 'owner@kopi.test';

/** As without a network, or after a release: the browser requests a file that is not available. */
describe('a chunk that cannot be fetched', () => {
  it('of a chart leaves the rest of the screen, and a reload shows it', async () => {
    const { page, words, allow } = await visit({ as: OWNER });
    allow(/ERR_FAILED|dynamically imported|preload (assets|CSS)/);
    await page.route('**/assets/DayChart*', (route) => route.abort());
    await page.goto('/home');
    const chart = page.getByRole('region', { name: words('home.volume') });
    await chart.getByText(words('errors.network')).waitFor();
    await page
      .getByRole('table', { name: words('home.recent') })
      .getByRole('link')
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.unroute('**/assets/DayChart*');
    await chart.getByRole('button', { name: words('shell.reload') }).click();
    await chart.locator('svg').waitFor();
    expect(await screenOf(page, 'home').count()).toBe(1);
  });

  it.each(['desktop', 'phone'] as const)('of a menu leaves the console usable, on a %s', async (viewport) => {
    const { page, words, allow } = await visit({ as: OWNER, viewport });
    allow(/ERR_FAILED|dynamically imported|preload (assets|CSS)/);
    await page.route('**/assets/overlays*', (route) => route.abort());
    await page.goto('/customers');
    await waitForScreen(page, 'customers');
    const name = words('shell.profile.open', { name: 'Sari Wulandari' });
    await page.getByRole('button', { name }).click();
    await page.getByText(words('errors.network')).waitFor();
    await expectAccessible(page);
    await page.unroute('**/assets/overlays*');
    await page.getByRole('button', { name: words('shell.reload') }).click();
    await waitForScreen(page, 'customers');
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog', { name: words('shell.profile.label') }).waitFor();
  });
});
